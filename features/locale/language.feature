@connects
Feature: The language of the modal
  The site chooses it; otherwise it is the page's language. The modal sets `lang` on its own root, as the page's may differ.

  @S1.1 @S1.2
  Scenario Outline: The site chooses <locale>
    Given the dapp sets "locale" to "<locale>"
    And a visitor on the page
    When the visitor opens the modal
    Then the visitor sees "<installed>"
    And the dapp reads "language of the modal" as "<root>"
    And the dapp reads "language of the button" as "<root>"
    When the visitor chooses "Harbor"
    And Harbor rejects
    Then the visitor sees "<declined>"

    Examples:
      | locale | root    | installed        | declined             |
      | de     | de, ltr | Installiert      | Verbindung abgelehnt |
      | de-AT  | de, ltr | Installiert      | Verbindung abgelehnt |
      | ja     | ja, ltr | インストール済み | 接続が拒否されました |
      | ar     | ar, rtl | مثبتة            | رُفض الاتصال         |
      | he     | he, rtl | מותקן            | החיבור נדחה          |

  @S1.1 @S1.2
  Scenario Outline: If the site chooses no language, the modal uses the page's: <page>
    Given the dapp sets "language of the page" to "<page>"
    And a visitor on the page
    When the visitor opens the modal
    Then the visitor sees "<installed>"
    And the dapp reads "language of the modal" as "<root>"

    Examples:
      | page  | root      | installed |
      | ar    | ar, rtl   | مثبتة     |
      | pt-PT | pt-BR, ltr | Instalada |
      | cy    | en, ltr   | Installed |

  @S1.1 @S8.1
  Scenario: An alert is in the modal's language, and the console message in English
    Given the dapp sets "locale" to "de"
    And a visitor connected with Harbor
    When the dapp switches to "Farshore"
    And the visitor opens the modal
    Then the visitor sees "Netzwerk nicht gefunden"
    And the dapp reads "alert" as "Network Not Found"
    And the console says "add it to the `networks` option"

  @core @sandbox
  Scenario Outline: `auto` chooses the language on a page in <page>, for a visitor who reads <visitor>
    Given the dapp sets "locale" to "auto"
    And the dapp sets "language of the page" to "<page>"
    And the dapp sets "languages of the visitor" to "<visitor>"
    And a visitor on the page
    When the visitor opens the modal
    Then the dapp reads "language of the modal" as "<root>"

    Examples:
      | page | visitor    | root    |
      | ja   | de, en     | ja, ltr |
      | cy   | kw, de, en | de, ltr |
      | cy   | kw, cy     | en, ltr |

  @every-run
  Scenario: The modal can be in English on an Arabic page
    Given the dapp sets "language of the page" to "ar"
    And the dapp sets "locale" to "en"
    And a visitor on the page
    When the visitor opens the modal
    Then the visitor sees "Installed"
    And the dapp reads "language of the modal" as "en, ltr"
    And the dapp reads "language of the button" as "en, ltr"

  Scenario: Changing the language of an open modal keeps what was typed
    Given a visitor connected with Harbor
    And the dapp opens the Send screen
    And the visitor sees "10,000 ETH"
    And the visitor types "0.25" as the amount
    And the visitor types "a friend" as the receiver
    When the dapp sets "locale" to "de"
    Then the dapp reads "language of the modal" as "de, ltr"
    And the Send screen is shown
    When the visitor chooses "Prüfen"
    Then the Review screen is shown
    And the visitor sees "0,25 ETH"
    When the dapp sets "locale" to "ar"
    Then the dapp reads "language of the modal" as "ar, rtl"
    And the Review screen is shown
    When the dapp sets "locale" to "en"
    Then the visitor sees "0.25 ETH"
    And the dapp reads "language of the modal" as "en, ltr"

  @browser
  Scenario: The browser breaks lines and chooses glyphs for the modal's language
    Given the dapp sets "language of the page" to "zh-Hans"
    And the dapp sets "locale" to "ja"
    And a visitor on the page
    When the visitor opens the modal
    Then the visitor sees "インストール済み"
    And the dapp reads "language of its fonts" as "ja"
    And the dapp reads "line breaks in the modal" as "auto-phrase"
    When the dapp sets "locale" to "ko"
    Then the dapp reads "language of its fonts" as "ko"
    And the dapp reads "line breaks in the modal" as "keep-all"

  @browser
  Scenario: Headings are bold even if a language's font has no bold style
    Given the dapp sets "locale" to "hi"
    And a visitor on the page
    When the visitor opens the modal
    Then the dapp reads "bold type without a bold font" as "auto"

  @browser
  Scenario: The browser chooses the glyphs of the buttons for the page's language
    Given the dapp sets "language of the page" to "ja"
    When a visitor on the page
    Then the dapp reads "language of the button's fonts" as "ja"

  @browser
  Scenario Outline: The arrows of Send and Receive follow the direction of the text in <locale>
    Given the dapp sets "locale" to "<locale>"
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then the dapp reads "arrow of Send" as "<transform>"
    And the dapp reads "arrow of Receive" as "<transform>"

    Examples:
      | locale | transform                 |
      | en     | none                      |
      | ar     | matrix(-1, 0, 0, 1, 0, 0) |

  Scenario: Changing the language keeps a search
    Given a visitor on the page
    And the dapp opens the Networks screen
    And the visitor types "tide" as the network search
    When the dapp sets "locale" to "de"
    Then the visitor sees "Netzwerke"
    And the networks to choose from are "Tidewater"

  @browser @every-run
  Scenario: A language whose file cannot be loaded falls back to English
    Given the dapp sets "language files" to "unreachable"
    And the dapp sets "locale" to "ar"
    And a visitor on the page
    When the visitor opens the modal
    Then the visitor sees "Installed"
    And the dapp reads "language of the modal" as "en, ltr"
    When the visitor chooses "Harbor"
    And Harbor approves
    Then the visitor is connected with Harbor
