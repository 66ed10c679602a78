@connects
Feature: Solana wallets
  They register themselves in the page, before or after it is ready, and get the network with each request.

  Background:
    Given the dapp sets "Solana wallets" to "Sunfish"

  @S1.2 @S4.1
  Scenario: A wallet that is there before the dapp starts can be connected
    Given a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "Sunfish"
    And Sunfish approves
    Then the visitor is connected with Sunfish
    And the network is "Brinepool"

  Scenario: A wallet that appears after the dapp has started can be connected
    Given the dapp sets "Solana wallets" to "none"
    And a visitor on the page
    When the visitor opens the modal
    And Sunfish announces itself
    And the visitor chooses "Sunfish"
    And Sunfish approves
    Then the visitor is connected with Sunfish

  Scenario: The visitor declines in the wallet
    Given a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "Sunfish"
    And Sunfish rejects
    Then the visitor sees "Connection declined"
    And the visitor is not connected

  @S4.2
  Scenario: Restoring needs no prompt
    Given a visitor connected with Sunfish
    When the visitor reloads the page
    Then the visitor is connected with Sunfish
    And the network is "Brinepool"

  Scenario: A wallet that has forgotten the site does not give it access again
    Given a visitor connected with Sunfish
    When Sunfish forgets the site
    Then the visitor is not connected

  Scenario: The visitor switches to another account in the wallet
    Given a visitor connected with Sunfish
    When Sunfish switches to its account 2
    Then account 2 of Sunfish is in use

  Scenario: Disconnecting notifies the wallet
    Given a visitor connected with Sunfish
    When the dapp disconnects
    Then Sunfish does not share its accounts with the site
    And the visitor is not connected

  Scenario: The wallet signs a message
    Given a visitor connected with Sunfish
    When the dapp asks for a signature of "Ahoy, 🐟"
    And Sunfish approves
    Then the signature is by account 1 of Sunfish

  Scenario: Declining a signature
    Given a visitor connected with Sunfish
    When the dapp asks for a signature of "Ahoy"
    And Sunfish rejects
    Then the dapp is answered "rejected"

  @sandbox @browser
  Scenario: An invalid address is refused
    Given Sunfish shares a malformed account
    And a visitor on the page
    When the dapp asks to connect Sunfish
    And Sunfish approves
    Then the dapp is answered "wallet-misbehaved"

  Scenario: Networks of two namespaces are connected at the same time
    Given a visitor connected with Harbor
    When the dapp asks to connect Sunfish
    And Sunfish approves
    Then the visitor is connected with Sunfish
    And the dapp reads "connected namespaces" as "solana,eip155"
    When the dapp switches to "Saltmarsh"
    Then the visitor is connected with Harbor
    And the dapp reads "connected namespaces" as "eip155,solana"
