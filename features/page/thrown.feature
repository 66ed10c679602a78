@core @sandbox @connects
Feature: Errors that a dapp gets when a call fails
  A failed call ends with a code to act on, and a message for developers.

  @S8.12
  Scenario: Connecting a wallet that is not in this browser fails
    Given the page has the wallets "Harbor"
    And a visitor on the page
    When the dapp asks to connect Lantern
    Then the dapp is answered "wallet-not-found"
    And the failure says "Adapter not found"

  @S8.12
  Scenario: Connecting a listed wallet fails on a page without pairing
    Given the dapp sets "custom wallet" to "Marlin"
    And a visitor on the page
    When the dapp asks to connect its listed wallet "Marlin"
    Then the dapp is answered "wallet-not-found"
    And the failure says "WalletConnectConnector not found"

  @S8.12
  Scenario: Signing without a connection fails
    Given a visitor on the page
    When the dapp asks for a signature of "Sail at noon"
    Then the dapp is answered "not-connected"
    And the failure says "UniversalAdapter:signMessage - provider is undefined"

  @S8.12
  Scenario: A transfer without a connection fails
    Given a visitor on the page
    When the dapp sends the transfer
    Then the dapp is answered "not-connected"
    And the failure says "CaipNetwork or CaipAddress is undefined"

  @S8.12
  Scenario Outline: A transfer on an unsupported network fails when the dapp <asks>
    Given a visitor connected with Harbor
    And Harbor switches to "Farshore"
    And the network is "Unknown Network"
    And the dapp fills in a transfer of "1" "ETH" to "a friend"
    When the dapp <asks>
    Then the dapp is answered "network-undefined"
    And the failure says "CaipNetwork is undefined"

    Examples:
      | asks                 |
      | reviews the transfer |
      | sends the transfer   |

  @S8.12
  Scenario: A transfer in a namespace without transfers fails
    Given the dapp sets "Polkadot wallets" to "Petrel"
    And a visitor connected with Petrel
    And the dapp fills in a transfer of "1" "ETH" to "a friend"
    When the dapp sends the transfer
    Then the dapp is answered "unsupported-chain"
    And the failure says "Unsupported chain"
