@browser
Feature: The language of the embedded wallet
  Its own screen is a page of another site, in a frame that is given the modal's language.

  @S5.5 @S7.2
  Scenario: The wallet's own screen follows the language of the modal
    Given the page has the wallets ""
    And the dapp sets "login" to "by code"
    And a visitor logged in as "mira@saltmarsh.example"
    When the dapp sets "locale" to "de"
    And the dapp asks for a signature of "Moor at berth 7"
    Then the Approval screen is shown
    When the visitor answers "Signieren" on the wallet's own screen
    Then the signature is by the account in use
