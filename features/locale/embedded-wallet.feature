@browser
Feature: The language of the embedded wallet
  Its screens are another site's, in a frame, which gets the modal's language.

  @S5.5 @S7.2
  Scenario: It has the modal's language, also when that changes
    Given the page has the wallets ""
    And the dapp sets "login" to "by code"
    And a visitor logged in as "mira@saltmarsh.example"
    When the dapp sets "locale" to "de"
    And the dapp asks for a signature of "Moor at berth 7"
    Then the Approval screen is shown
    When the visitor answers "Signieren" on the wallet's own screen
    Then the signature is by the account in use
