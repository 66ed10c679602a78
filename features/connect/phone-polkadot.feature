@sandbox @browser
Feature: Polkadot with a wallet on a phone
  Requests to the phone use the pairing protocol's methods for Polkadot.

  Background:
    Given the dapp sets "Polkadot wallets" to "none"
    And the dapp sets "pairing" to "yes"

  @S4.1 @S4.15
  Scenario: One QR code connects both namespaces, and switching between them needs no prompt
    Given a visitor connected with Ferry
    Then the dapp reads "connected namespaces" as "eip155,polkadot"
    When the dapp switches to "Skerry"
    Then the dapp is answered "yes"
    And the network is "Skerry"
    And account 5 of Ferry is in use

  @S4.2
  Scenario: Both namespaces are restored after a reload
    Given a visitor connected with Ferry
    And the dapp switches to "Skerry"
    And the network is "Skerry"
    When the visitor reloads the page
    Then the visitor is connected with Ferry
    And the network is "Skerry"
    And account 5 of Ferry is in use
    And the dapp reads "connected namespaces" as "polkadot,eip155"

  Scenario: The phone signs a message
    Given a visitor connected with Ferry
    And the dapp switches to "Skerry"
    And the network is "Skerry"
    When the dapp asks for a signature of "Ahoy, 🐦"
    And Ferry approves
    Then the signature is by account 5 of Ferry

  Scenario: Declining a signature
    Given a visitor connected with Ferry
    And the dapp switches to "Skerry"
    And the network is "Skerry"
    When the dapp asks for a signature of "Ahoy"
    And Ferry rejects
    Then the dapp is answered "rejected"
