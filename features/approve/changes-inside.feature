Feature: Simulated changes on the embedded wallet's own screen
  The wallet's own screen shows them, as simulated by the network's node.

  Background:
    Given the page has the wallets ""
    And the dapp sets "login" to "by link"
    And a new visitor logged in by email as "perran@saltmarsh.example"
    And the account in use receives "2" "ETH" from outside

  @sandbox @browser @S6.4
  Scenario: A batch is simulated as one
    When the dapp asks the wallet for "wallet_sendCalls" with [{"version": "2.0.0", "chainId": "0x7a69", "calls": [{"to": "0x00000000000000000000000000000000000000aa", "value": "0x16345785d8a0000"}, {"to": "0x00000000000000000000000000000000000000bb", "value": "0x2c68af0bb140000"}]}]
    Then the wallet's own screen says "Leaves your wallet"
    And the wallet's own screen says "−0.3 ETH"
    And the wallet's own screen says "An estimate by the network’s node"
    When the visitor answers "Decline" on the wallet's own screen
    Then the dapp is answered "4001"
