@wagmi
Feature: Following the wallet's network

  Scenario: The wallet switches to another network of the site
    Given a visitor connected with Harbor
    When Harbor switches to "Tidewater"
    Then the network is "Tidewater"
    And the visitor is connected with Harbor

  @sandbox @browser
  Scenario: A repeated event of the wallet is handled once
    Given Harbor repeats every event
    And a visitor connected with Harbor
    When Harbor switches to "Tidewater"
    Then the network is "Tidewater"
    And the dapp reads "times reported: network.changed" as "1"

  @S4.16
  Scenario: The wallet switches to an unsupported network
    Given a visitor connected with Harbor
    When Harbor switches to "Farshore"
    Then the Unsupported network screen is shown
    And the network is "Unknown Network"

  @S4.16
  Scenario: A visitor who connects on an unsupported network is asked to switch at once
    Given a visitor connected with Fennel
    Then the Unsupported network screen is shown

  @S4.3
  Scenario: The Unsupported network screen cannot be closed
    Given a visitor connected with Fennel
    When the visitor closes the modal
    Then the modal refuses to close
    And the Unsupported network screen is shown

  @S4.3
  Scenario: The Unsupported network screen cannot be left by going back
    Given a visitor connected with Fennel
    When the visitor goes back
    Then the Unsupported network screen is shown

  @core @S4.3
  Scenario: The refusal to close is shown for half a second
    Given a visitor connected with Fennel
    When the visitor closes the modal
    Then the modal refuses to close for 500 milliseconds

  @S4.16
  Scenario: The visitor switches to a network of the site
    Given a visitor connected with Fennel
    When the visitor chooses "Saltmarsh"
    And Fennel approves
    Then the network is "Saltmarsh"
    And the modal is closed

  @S4.16
  Scenario: The visitor declines to switch
    Given a visitor connected with Fennel
    When the visitor chooses "Saltmarsh"
    And Fennel rejects
    Then the Unsupported network screen is shown
    And the network is "Unknown Network"

  @S4.16
  Scenario: The visitor disconnects instead of switching
    Given a visitor connected with Fennel
    When the visitor chooses "Disconnect"
    Then the visitor is not connected
    And the modal is closed

  @S4.16
  Scenario: The modal closes when the wallet switches to a network of the site by itself
    Given a visitor connected with Fennel
    When Fennel switches to "Tidewater"
    Then the modal is closed
    And the network is "Tidewater"

  @S4.16
  Scenario: A site can accept every network
    Given the dapp sets "unknown networks" to "accepted"
    And a visitor connected with Fennel
    Then the modal is closed
    And the network is "Unknown Network"

  @S4.16 @browser
  Scenario: The button names an unknown network in the visitor's language
    Given the dapp sets "unknown networks" to "accepted"
    And the dapp sets "locale" to "de"
    And a visitor connected with Fennel
    Then the dapp reads "text of the network button" as "Unbekanntes Netzwerk"

  @S4.16
  Scenario: After a reload on an unsupported network, the visitor is asked again
    Given a visitor connected with Fennel
    When the visitor reloads the page
    Then the Unsupported network screen is shown
    And Fennel was never asked to switch network
