@sandbox @browser
Feature: Solana with a wallet on a phone
  One session covers all namespaces of the phone; each request specifies its network.

  Background:
    Given the dapp sets "Solana wallets" to "Sunfish"
    And the dapp sets "pairing" to "yes"

  @S4.1 @S4.15
  Scenario: One QR code connects both namespaces, and switching between them needs no prompt
    Given a visitor connected with Ferry
    Then the dapp reads "connected namespaces" as "eip155,solana"
    When the dapp switches to "Brinepool"
    Then the dapp is answered "yes"
    And the network is "Brinepool"
    And account 3 of Ferry is in use

  @S5.7
  Scenario: The phone signs a message
    Given a visitor connected with Ferry
    And the dapp switches to "Brinepool"
    And the network is "Brinepool"
    When the dapp asks for a signature of "Ahoy, 🐟"
    And Ferry approves
    Then the signature is by account 3 of Ferry

  Scenario: Declining a signature
    Given a visitor connected with Ferry
    And the dapp switches to "Brinepool"
    And the network is "Brinepool"
    When the dapp asks for a signature of "Ahoy"
    And Ferry rejects
    Then the dapp is answered "rejected"

  Scenario: The phone sends SOL
    Given a visitor connected with Ferry
    And the dapp switches to "Brinepool"
    And the network is "Brinepool"
    And the visitor reviews "0.25" "SOL" to "a swimmer"
    When the visitor chooses "Send 0.25 SOL"
    And Ferry approves
    Then "a swimmer" receives "0.25" "SOL"

  Scenario: The site sends a token transfer that the phone only signs
    Given Ferry approves only methods for signing
    And a visitor connected with Ferry
    And the dapp switches to "Brinepool"
    And the network is "Brinepool"
    And the visitor reviews "12.5" "BRINE" to "a swimmer"
    When the visitor chooses "Send 12.5 BRINE"
    And Ferry approves
    Then "a swimmer" receives "12.5" "BRINE"

  @S4.2
  Scenario: Both namespaces are restored after a reload
    Given a visitor connected with Ferry
    And the dapp switches to "Brinepool"
    And the network is "Brinepool"
    When the visitor reloads the page
    Then the visitor is connected with Ferry
    And the dapp reads "connected namespaces" as "solana,eip155"
    And the network is "Brinepool"

  @S4.5
  Scenario: Disconnecting one namespace ends the whole session
    Given a visitor connected with Ferry
    When the dapp disconnects solana
    Then the visitor is not connected
    And Ferry does not share its accounts with the site

  @S4.15
  Scenario: A visitor who browses on the phone can open the app for requests on Solana
    Given a visitor connected with the app of Ferry
    And the dapp switches to "Brinepool"
    And the network is "Brinepool"
    When the dapp asks for a signature of "Ahoy"
    Then the Wallet call screen is shown
    When Ferry approves
    Then the signature is by account 3 of Ferry
