Feature: Polkadot wallets
  They are in the page under their own names, support every Polkadot network, and each network formats their addresses.

  Background:
    Given the dapp sets "Polkadot wallets" to "Petrel"

  @S1.2 @S4.1
  Scenario: A wallet that is installed before the dapp
    Given a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "Petrel"
    And Petrel approves
    Then the visitor is connected with Petrel
    And the network is "Skerry"

  Scenario: The visitor declines in the wallet
    Given a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "Petrel"
    And Petrel rejects
    Then the visitor sees "Connection declined"
    And the visitor is not connected

  @S4.2
  Scenario: Restoring needs no prompt
    Given a visitor connected with Petrel
    When the visitor reloads the page
    Then the visitor is connected with Petrel
    And the network is "Skerry"

  Scenario: A wallet that has forgotten the site does not give it access again
    Given a visitor connected with Petrel
    When Petrel forgets the site
    Then in the end the visitor is not connected

  @sandbox @browser
  Scenario: Another account
    Given a visitor connected with Petrel
    When Petrel switches to its account 2
    Then account 2 of Petrel is in use

  Scenario: A signature
    Given a visitor connected with Petrel
    When the dapp asks for a signature of "Ahoy, 🐦"
    And Petrel approves
    Then the signature is by account 1 of Petrel

  Scenario: Declining a signature
    Given a visitor connected with Petrel
    When the dapp asks for a signature of "Ahoy"
    And Petrel rejects
    Then the dapp is answered "rejected"

  Scenario: A signature of another text is refused
    Given Petrel signs another text
    And a visitor connected with Petrel
    When the dapp asks for a signature of "Ahoy"
    And Petrel approves
    Then the dapp is answered "wallet-misbehaved"

  @sandbox @browser
  Scenario: An invalid address
    Given Petrel shares a malformed account
    And a visitor on the page
    When the dapp asks to connect Petrel
    And Petrel approves
    Then the dapp is answered "wallet-misbehaved"

  @sandbox @browser
  Scenario: The account shows its balance, and offers no transfers
    Given a visitor connected with Petrel
    When the visitor opens the modal
    Then the visitor sees "50 DOT"
    And the visitor does not see "Send"
