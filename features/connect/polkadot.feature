Feature: Wallets of Polkadot
  They are in the page under names of their own, serve every network of their kind, and each network spells their addresses.

  Background:
    Given the dapp sets "Polkadot wallets" to "Petrel"

  @S1.2 @S4.1
  Scenario: A wallet that was there before the dapp
    Given a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "Petrel"
    And Petrel approves
    Then the visitor is connected with Petrel
    And the network is "Skerry"

  Scenario: The wallet says no
    Given a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "Petrel"
    And Petrel rejects
    Then the visitor sees "Connection declined"
    And the visitor is not connected

  @S4.2
  Scenario: Coming back does not bother anybody
    Given a visitor connected with Petrel
    When the visitor reloads the page
    Then the visitor is connected with Petrel
    And the network is "Skerry"

  Scenario: A wallet that has forgotten the site does not let it in again
    Given a visitor connected with Petrel
    When Petrel forgets the site
    Then in the end the visitor is not connected

  @sandbox @browser
  Scenario: Another account
    Given a visitor connected with Petrel
    When Petrel uses its account 2
    Then the account is number 2 of Petrel

  Scenario: A signature
    Given a visitor connected with Petrel
    When the dapp asks for a signature of "Ahoy, 🐦"
    And Petrel approves
    Then the signature is by account 1 of Petrel

  Scenario: No signature
    Given a visitor connected with Petrel
    When the dapp asks for a signature of "Ahoy"
    And Petrel rejects
    Then the dapp is answered "rejected"

  Scenario: A signature of another text is none
    Given Petrel signs another text
    And a visitor connected with Petrel
    When the dapp asks for a signature of "Ahoy"
    And Petrel approves
    Then the dapp is answered "wallet-misbehaved"

  @sandbox @browser
  Scenario: An address that is none
    Given Petrel shares a malformed account
    And a visitor on the page
    When the dapp asks to connect Petrel
    And Petrel approves
    Then the dapp is answered "wallet-misbehaved"

  @sandbox @browser
  Scenario: The account shows what it holds, and offers no transfer that could not be made
    Given a visitor connected with Petrel
    When the visitor opens the modal
    Then the visitor sees "50 DOT"
    And the visitor does not see "Send"
