@core
Feature: Texts that a site supplies
  A site can replace single messages or add a language. Missing messages are the modal's own, or in English.

  Scenario Outline: A site can replace the text of the button, in <locale>
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

  Scenario: A site can supply a language
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

  Scenario: A sentence may name the account twice
    Given the dapp sets "custom texts" to "naming the address twice"
    And the dapp sets "sign-in" to "required"
    And a visitor connected with Harbor
    Then the Sign-in screen is shown
    And the visitor sees "yours? Sign to show that 0x"
    And the visitor sees " is."

  Scenario Outline: A sentence may name the email twice, or not at all
    Given the page has the wallets ""
    And the dapp sets "login" to "by code"
    And the dapp sets "custom texts" to "<texts>"
    And a visitor on the page
    And the visitor opens the modal
    When the visitor logs in as "mira@saltmarsh.example"
    Then the Email code screen is shown
    And the visitor sees "<start>"
    And the visitor sees "<end> The code expires"

    Examples:
      | texts                    | start                                           | end                                                |
      | naming the address twice | Is mira@saltmarsh.example yours? A code for mira | A code for mira@saltmarsh.example is on its way.  |
      | naming no address        | Your code is on its way.                        | Your code is on its way.                           |
