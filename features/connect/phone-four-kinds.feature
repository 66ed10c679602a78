Feature: A phone wallet with networks of all four namespaces
  One QR code, one approval, one session; each request goes to its own network.

  Background:
    Given the dapp sets "Solana wallets" to "none"
    And the dapp sets "Bitcoin wallets" to "none"
    And the dapp sets "Polkadot wallets" to "none"
    And the dapp sets "pairing" to "yes"

  @S4.1 @S4.15
  Scenario: Switching between all namespaces needs no prompt
    Given a visitor connected with Ferry
    When the dapp switches to "Brinepool"
    Then account 3 of Ferry is in use
    When the dapp switches to "Coldwater"
    Then account 4 of Ferry is in use
    When the dapp switches to "Skerry"
    Then account 5 of Ferry is in use
    When the dapp switches to "Saltmarsh"
    Then account 1 of Ferry is in use

  @S4.2
  Scenario: All namespaces are restored after a reload
    Given a visitor connected with Ferry
    And the dapp switches to "Coldwater"
    And the network is "Coldwater"
    When the visitor reloads the page
    Then the visitor is connected with Ferry
    And the network is "Coldwater"
    And account 4 of Ferry is in use
    When the dapp switches to "Skerry"
    Then account 5 of Ferry is in use

  @S4.5
  Scenario: Disconnecting one namespace ends the whole session
    Given a visitor connected with Ferry
    When the dapp disconnects bip122
    Then the visitor is not connected
    And Ferry does not share its accounts with the site
