@sandbox @browser @connects
Feature: Wallets with deceptive metadata
  Any extension and any script of a page can announce a wallet. Its name, maker and icon are shown sanitized and limited in size,
  and a good wallet beside it connects as usual. In the browser, every scenario fails if one of their scripts runs, or if
  the page contacts a host for them.

  Scenario Outline: A name is shown safely: one that <is>
    Given the page has the wallets "Harbor, <wallet>"
    And a visitor on the page
    When the visitor opens the modal
    Then the wallets listed are "Harbor: Installed, <row>: Installed"
    When the visitor chooses "Harbor"
    And Harbor approves
    Then the visitor is connected with Harbor

    Examples:
      | wallet  | is                                     | row                                                              |
      | Marquee | is markup                              | <img src=x onerror=top.injectedCode=1>Marquee                    |
      | Endless | does not end                           | Endless xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx… |
      | Foxes   | is 10,000 emoji                        | 🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊… |
      | Heir    | is a property of JavaScript objects    | __proto__                                                        |

  @S2.10
  Scenario: A name that imitates another wallet is marked
    Given the page has the wallets "Harbor, Mimic"
    And a visitor on the page
    When the visitor opens the modal
    Then the wallets listed are "Harbor: Installed, Hаrbor: Suspicious name"

  @S2.10
  Scenario Outline: A name with hidden characters is marked: <wallet>
    Given the page has the wallets "Harbor, <wallet>"
    And a visitor on the page
    When the visitor opens the modal
    Then the wallets listed are "Harbor: Installed, <row>: Suspicious name"

    Examples:
      | wallet | row     |
      | Mirror | Mir ror |
      | Heap   | H̀̀     |

  Scenario: A wallet with an invisible name is not listed
    Given the page has the wallets "Harbor, Unseen"
    And a visitor on the page
    When the visitor opens the modal
    Then the wallets listed are "Harbor: Installed"

  Scenario: A name is also sanitized in the list of recent wallets
    Given the page has the wallets "Harbor, Marquee"
    And a visitor connected with Marquee
    When the dapp disconnects
    And the visitor reloads the page with only the wallets "Harbor"
    And the visitor opens the modal
    Then the wallets listed are "<img src=x onerror=top.injectedCode=1>Marquee: Recent, Harbor: Installed"

  Scenario Outline: A maker that <is> is ignored
    Given the page has the wallets "Harbor, <wallet>"
    And a visitor connected with <wallet>
    Then the visitor is connected with <wallet>
    And the dapp reads "maker of wallet" as "nothing"

    Examples:
      | wallet   | is           |
      | Alias    | is markup    |
      | Pedigree | does not end |
      | Heir     | is missing   |
