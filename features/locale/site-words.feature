@core
Feature: Texts that a site supplies
  A site replaces single messages, or adds a language. Missing messages are ours, or in English.

  Scenario Outline: The site's own text for the button, in <locale>
    Given the dapp sets "custom texts" to "for the button"
    And the dapp sets "locale" to "<locale>"
    And a visitor on the page
    Then the dapp reads "label of the button" as "<button>"
    When the visitor opens the modal
    Then the visitor sees "<installed>"

    Examples:
      | locale | button | installed   |
      | en     | Log in | Installed   |
      | de     | Los    | Installiert |

  Scenario: A language supplied by the site
    Given the dapp sets "custom texts" to "in Welsh"
    And the dapp sets "locale" to "cy"
    And a visitor on the page
    Then the dapp reads "label of the button" as "Cysylltu waled"
    When the visitor opens the modal
    Then the visitor sees "Cysylltu"
    And the visitor sees "Installed"
    And the dapp reads "language of the modal" as "cy, ltr"

  Scenario: A supplied language that cannot be loaded falls back to English
    Given the dapp sets "custom texts" to "in Welsh, unreachable"
    And the dapp sets "locale" to "cy"
    And a visitor on the page
    When the visitor opens the modal
    Then the visitor sees "Installed"
    And the dapp reads "label of the button" as "Connect wallet"
    And the dapp reads "language of the modal" as "en, ltr"
    When the visitor chooses "Harbor"
    And Harbor approves
    Then the visitor is connected with Harbor
