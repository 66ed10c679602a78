@sandbox @browser
Feature: Network fees that a page sets for the embedded wallet
  The fee is limited by the network's recent fees, shown before anything is signed, and signed as it was shown.

  Background:
    Given the page has the wallets ""
    And the dapp sets "login" to "by link"
    And a new visitor logged in by email as "thora@saltmarsh.example"

  @S6.4
  Scenario: A fee of 200,000 gwei does not empty the account
    Given the account in use receives "5" "ETH" from outside
    When the dapp asks the wallet for "eth_sendTransaction" with [{"to": "0x00000000000000000000000000000000000000aa", "value": "0x16345785d8a0000", "maxFeePerGas": "0xb5e620f48000", "maxPriorityFeePerGas": "0xb5e620f48000"}]
    Then the wallet's own screen says "Network fee, at most"
    And the wallet's own screen says "A network fee of up to 4.2 ETH was requested. Your wallet lowered it to 0.000"
    When the visitor answers "Approve" on the wallet's own screen
    Then the dapp is answered "yes"
    When the dapp asks the wallet for "eth_sendTransaction" with [{"to": "0x00000000000000000000000000000000000000aa", "value": "0x429d069189e00000"}]
    Then the wallet's own screen says "Send 4.8 ETH"
    When the visitor answers "Decline" on the wallet's own screen
    Then the dapp is answered "4001"

  @S6.4
  Scenario: A fee that is a large part of the balance needs separate consent
    Given the account in use receives "0.00004" "ETH" from outside
    When the dapp asks the wallet for "eth_sendTransaction" with [{"to": "0x00000000000000000000000000000000000000aa", "maxFeePerGas": "0x3b9aca00"}]
    Then the wallet's own screen says "High network fee: up to 0.000021"
    When the visitor ticks "I agree to pay a network fee of up to 0.000021 ETH" on the wallet's own screen
    And the visitor answers "Approve" on the wallet's own screen
    Then the dapp is answered "yes"
