Feature: Sending without a wallet

  @S2.6
  Scenario: A visitor without a wallet is led to the wallets
    Given a visitor on the page
    When the dapp opens the screen named "WalletSend"
    Then the visitor sees "No wallet connected"
    And the visitor does not see "Select token"
    When the visitor chooses "Connect"
    Then the Connect screen is shown
