@sandbox @browser
Feature: Bitcoin with a wallet on a phone
  Requests to the phone use the pairing protocol's methods for Bitcoin; each answer is checked before the dapp gets it.

  Background:
    Given the dapp sets "Bitcoin wallets" to "none"
    And the dapp sets "pairing" to "yes"

  @S4.1 @S4.15 @every-run
  Scenario: One QR code connects both namespaces, and switching between them needs no prompt
    Given a visitor connected with Ferry
    Then the dapp reads "connected namespaces" as "eip155,bip122"
    When the dapp switches to "Coldwater"
    Then the dapp is answered "yes"
    And the network is "Coldwater"
    And account 4 of Ferry is in use

  @S4.2
  Scenario: Both namespaces are restored after a reload
    Given a visitor connected with Ferry
    And the dapp switches to "Coldwater"
    And the network is "Coldwater"
    When the visitor reloads the page
    Then the visitor is connected with Ferry
    And the network is "Coldwater"
    And account 4 of Ferry is in use
    And the dapp reads "connected namespaces" as "bip122,eip155"

  Scenario: The phone signs a message
    Given a visitor connected with Ferry
    And the dapp switches to "Coldwater"
    And the network is "Coldwater"
    When the dapp asks for a signature of "Ahoy, 🐟"
    And Ferry approves
    Then the signature is by account 4 of Ferry

  Scenario: Declining a signature
    Given a visitor connected with Ferry
    And the dapp switches to "Coldwater"
    And the network is "Coldwater"
    When the dapp asks for a signature of "Ahoy"
    And Ferry rejects
    Then the dapp is answered "rejected"

  Scenario: The phone sends a Bitcoin transaction
    Given a visitor connected with Ferry
    And the dapp switches to "Coldwater"
    And the network is "Coldwater"
    And the visitor reviews "0.25" "BTC" to "a wader"
    When the visitor chooses "Send 0.25 BTC"
    And Ferry approves
    Then "a wader" receives "0.25" "BTC"

  Scenario: The site sends a Bitcoin transaction that the phone only signs
    Given Ferry approves only methods for signing
    And a visitor connected with Ferry
    And the dapp switches to "Coldwater"
    And the network is "Coldwater"
    And the visitor reviews "0.25" "BTC" to "a wader"
    When the visitor chooses "Send 0.25 BTC"
    And Ferry approves
    Then "a wader" receives "0.25" "BTC"

  Scenario: The visitor declines a transfer
    Given a visitor connected with Ferry
    And the dapp switches to "Coldwater"
    And the network is "Coldwater"
    And the visitor reviews "0.25" "BTC" to "a wader"
    When the visitor chooses "Send 0.25 BTC"
    And Ferry rejects
    Then the visitor sees "Transfer declined"
    And "a wader" receives nothing
