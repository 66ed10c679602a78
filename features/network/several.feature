Feature: Networks of several namespaces
  One account in each namespace; switching to a network in another namespace requires a wallet for it.

  Background:
    Given the dapp sets "Solana wallets" to "Sunfish"

  @S4.15
  Scenario: The visitor switches to a network of another namespace
    Given a visitor connected with Harbor
    When the dapp opens the Networks screen
    And the visitor chooses "Brinepool"
    Then the Chain switch screen is shown
    And the visitor sees "Harbor stays connected for EVM networks"
    When the visitor chooses "Choose a wallet"
    Then the Connect screen is shown
    And the wallets listed are "Sunfish: Installed"
    When the visitor chooses "Sunfish"
    And Sunfish approves
    Then the visitor is connected with Sunfish
    And the network is "Brinepool"

  @S4.15
  Scenario: The dapp requests the switch, and its call resolves when the visitor has switched
    Given a visitor connected with Harbor
    When the dapp switches to "Brinepool"
    And the visitor chooses "Choose a wallet"
    And the visitor chooses "Sunfish"
    And Sunfish approves
    Then the dapp is answered "yes"
    And the dapp reads "connected namespaces" as "solana,eip155"
    And Harbor was never asked to switch network

  @S4.15
  Scenario: A visitor who cancels stays on their network
    Given a visitor connected with Harbor
    When the dapp switches to "Brinepool"
    And the visitor chooses "Choose a wallet"
    And the Connect screen is shown
    And the visitor goes back
    Then the Chain switch screen is shown
    When the visitor chooses "Stay on Saltmarsh"
    Then the dapp is answered "cancelled"
    And the visitor is connected with Harbor
    And the network is "Saltmarsh"

  @S4.15
  Scenario: A visitor who closes the modal stays on their network
    Given a visitor connected with Harbor
    When the dapp switches to "Brinepool"
    And the visitor chooses "Choose a wallet"
    And the visitor closes the modal
    Then the dapp is answered "cancelled"
    And the network is "Saltmarsh"

  @S4.15
  Scenario: After a cancelled switch, the Connect screen lists all wallets
    Given a visitor connected with Harbor
    When the dapp opens the Networks screen
    And the visitor chooses "Brinepool"
    And the visitor chooses "Stay on Saltmarsh"
    And the dapp pushes the Connect screen
    Then the visitor sees "Harbor"

  @S4.15
  Scenario: A visitor who declines in the other wallet stays on their network
    Given a visitor connected with Harbor
    When the dapp switches to "Brinepool"
    And the visitor chooses "Choose a wallet"
    And the visitor chooses "Sunfish"
    And Sunfish rejects
    And the visitor sees "Connection declined"
    And the visitor closes the modal
    Then the dapp is answered "cancelled"
    And the visitor is connected with Harbor

  @S4.15
  Scenario: A wallet that is already connected in the other namespace is not asked again
    Given a visitor connected with Harbor
    And the dapp asks to connect Sunfish
    And Sunfish approves
    And the visitor is connected with Sunfish
    When the dapp switches to "Tidewater"
    And Harbor approves
    Then the visitor is connected with Harbor
    And the network is "Tidewater"
    When the dapp switches to "Brinepool"
    Then the visitor is connected with Sunfish
    And Sunfish was asked once to connect
