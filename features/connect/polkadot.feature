Feature: Polkadot wallets
  They are found in the page under their own names and support every Polkadot network. Each network has its own address format.

  Background:
    Given the dapp sets "Polkadot wallets" to "Petrel"

  @S1.2 @S4.1
  Scenario: A wallet that is there before the dapp starts can be connected
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
    Then the visitor is not connected

  @sandbox @browser
  Scenario: The visitor switches to another account in the wallet
    Given a visitor connected with Petrel
    When Petrel switches to its account 2
    Then account 2 of Petrel is in use

  Scenario: The wallet signs a message
    Given a visitor connected with Petrel
    When the dapp asks for a signature of "Ahoy, 🐦"
    And Petrel approves
    Then the signature is by account 1 of Petrel

  Scenario: Declining a signature
    Given a visitor connected with Petrel
    When the dapp asks for a signature of "Ahoy"
    And Petrel rejects
    Then the dapp is answered "rejected"

  Scenario: A signature for another text is refused
    Given Petrel signs another text
    And a visitor connected with Petrel
    When the dapp asks for a signature of "Ahoy"
    And Petrel approves
    Then the dapp is answered "wallet-misbehaved"

  @sandbox @browser
  Scenario: An invalid address is refused
    Given Petrel shares a malformed account
    And a visitor on the page
    When the dapp asks to connect Petrel
    And Petrel approves
    Then the dapp is answered "wallet-misbehaved"

  @sandbox @browser
  Scenario: The account shows its balance and offers no transfers
    Given a visitor connected with Petrel
    When the visitor opens the modal
    Then the visitor sees "50 DOT"
    And the visitor does not see "Send"
