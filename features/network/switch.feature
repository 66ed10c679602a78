@wagmi
Feature: Switching the network

  Scenario: The visitor approves in the wallet
    Given a visitor connected with Harbor
    And the dapp opens the Networks screen
    When the visitor chooses "Tidewater"
    And Harbor approves
    Then the network is "Tidewater"

  Scenario: The modal returns to the previous screen
    Given a visitor connected with Harbor
    And the visitor opens the modal
    And the dapp pushes the Networks screen
    When the visitor chooses "Tidewater"
    And Harbor approves
    Then the Account screen is shown

  Scenario: The modal closes if it was opened only for the switch
    Given a visitor connected with Harbor
    And the dapp opens the Networks screen
    When the visitor chooses "Tidewater"
    And Harbor approves
    Then the modal is closed

  Scenario: The visitor declines in the wallet
    Given a visitor connected with Harbor
    And the dapp opens the Networks screen
    When the visitor chooses "Tidewater"
    And Harbor rejects
    Then the visitor sees "Switch declined"
    And the network is "Saltmarsh"

  Scenario: After declining, the visitor can try again
    Given a visitor connected with Harbor
    And the dapp opens the Networks screen
    When the visitor chooses "Tidewater"
    And Harbor rejects
    And the visitor chooses "Try again"
    And Harbor approves
    Then the network is "Tidewater"

  Scenario: The visitor can go back if the wallet does not answer
    Given a visitor connected with Harbor
    And the dapp opens the Networks screen
    When the visitor chooses "Tidewater"
    And Harbor does not answer
    And the visitor goes back
    Then the Networks screen is shown
    And the network is "Saltmarsh"

  Scenario: During the request, the visitor sees where to confirm
    Given a visitor connected with Harbor
    And the dapp opens the Networks screen
    When the visitor chooses "Tidewater"
    Then the Switching screen is shown
    And the visitor sees "Confirm in Harbor"

  Scenario: A wallet that does not know the network is asked to add it
    Given a visitor connected with Lantern
    When the dapp switches to "Tidewater"
    And Lantern approves
    Then the dapp is answered "yes"
    And Lantern was asked once to add network
    And the network is "Tidewater"

  Scenario: Adding the network can be declined
    Given a visitor connected with Lantern
    When the dapp switches to "Tidewater"
    And Lantern rejects
    Then the dapp is answered "rejected"
    And the network is "Saltmarsh"

  @sandbox @browser
  Scenario: A wallet that adds without switching gets a switch request
    Given Lantern adds networks without switching
    And a visitor connected with Lantern
    When the dapp switches to "Tidewater"
    And Lantern approves
    And Lantern approves
    Then the network is "Tidewater"

  @sandbox @browser @S8.12 @every-run
  Scenario: A node URL with a key is never offered to a wallet
    Given the dapp sets "node address of Tidewater" to "one with a key"
    And a visitor connected with Lantern
    When the dapp switches to "Tidewater"
    Then the dapp is answered "network-not-supported"
    And the failure says "Chain is not supported"
    And Lantern was never asked to add network

  Scenario: A wallet that approves without switching is detected
    Given Harbor lies about switching
    And a visitor connected with Harbor
    And the dapp opens the Networks screen
    When the visitor chooses "Tidewater"
    And Harbor approves
    Then the visitor sees "Network didn’t change"
    And the network is "Saltmarsh"

  Scenario: A switch to the current network sends no request
    Given a visitor connected with Harbor
    When the dapp switches to "Saltmarsh"
    Then the dapp is answered "yes"
    And Harbor was never asked to switch network

  @sandbox @browser
  Scenario: A wallet that switches without an event is accepted
    Given Harbor reports nothing
    And a visitor connected with Harbor
    When the dapp switches to "Tidewater"
    And Harbor approves
    Then the dapp is answered "yes"
    And the network is "Tidewater"

  @S8.1
  Scenario: A switch to a network that is not configured fails
    Given a visitor connected with Harbor
    When the dapp switches to "Farshore"
    Then the dapp is answered "network-not-configured"
    And the dapp reads "alert" as "Network Not Found"
    And Harbor was never asked to switch network

  # wagmi itself refuses while no wallet is connected.
  @S8.1 @S8.18 @not-as-wagmi
  Scenario: The console says why a network cannot be switched to
    Given a visitor on the page
    When the dapp switches to "Farshore"
    Then the console says "add it to the `networks` option"

  Scenario: The later of two switches wins
    Given the dapp sets "unknown networks" to "accepted"
    And a visitor connected with Fennel
    When the dapp switches to "Saltmarsh"
    And Fennel does not answer
    And the dapp switches to "Tidewater"
    And Fennel approves
    And Fennel approves
    Then the network is "Tidewater"
