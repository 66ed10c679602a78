@connects @wagmi
Feature: Connecting a wallet
  A visitor chooses a browser wallet and approves in it; then the site knows the account.

  @S1.1 @S1.2 @S2.3 @S4.1
  Scenario: The visitor approves in the wallet
    Given a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "Harbor"
    And Harbor approves
    Then the visitor is connected with Harbor

  @S4.1
  Scenario: The modal closes once connected
    Given a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "Harbor"
    And Harbor approves
    Then the modal is closed

  @S4.1
  Scenario: During the request, the visitor is connecting
    Given a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "Harbor"
    Then the visitor is connecting
    And the visitor sees "Confirm in Harbor"

  @S4.1
  Scenario: The site gets the account that the wallet shares
    Given a visitor connected with Lantern
    Then account 1 of Lantern is in use
    And the network is "Saltmarsh"

  Scenario: The wallet gets one request, for the account only
    Given a visitor connected with Northstar
    Then Northstar was asked once to connect
    And Northstar was never asked to switch network
    And Northstar was never asked to sign
    And the network is "Tidewater"

  Scenario: No wallet gets a request before the visitor has chosen
    Given a visitor on the page
    When the visitor opens the modal
    Then the visitor sees "Harbor"
    And Harbor was never asked to connect

  Scenario: The dapp connects a wallet without opening the modal
    Given a visitor on the page
    When the dapp asks to connect Harbor
    And Harbor approves
    Then the dapp is answered "yes"
    And the visitor is connected with Harbor
    And the modal is closed

  Scenario: The dapp's call also resolves while the modal shows the request
    Given a visitor on the page
    And the visitor opens the modal
    When the dapp asks to connect Harbor
    And Harbor approves
    Then the dapp is answered "yes"

  Scenario: A second wallet replaces the first
    Given a visitor connected with Harbor
    When the dapp asks to connect Lantern
    And Lantern approves
    Then the visitor is connected with Lantern

  @S4.1
  Scenario: A namespace is connected once, however many wallets are used
    Given a visitor connected with Harbor
    When the dapp asks to connect Lantern
    And Lantern approves
    And the visitor is connected with Lantern
    Then the dapp reads "connected namespaces" as "eip155"
    When the visitor reloads the page
    Then the visitor is connected with Lantern
    And the dapp reads "connected namespaces" as "eip155"

  Scenario: The first wallet stays connected until the second one approves
    Given a visitor connected with Harbor
    When the dapp asks to connect Lantern
    And Lantern rejects
    Then the dapp is answered "rejected"
    And the visitor is connected with Harbor
