@connects
Feature: The hosts that a page contacts
  A dapp can list the hosts that its configuration makes the page contact. In the browser, every scenario of the whole suite fails
  if another host is contacted.

  Scenario: The nodes of the configured networks are listed
    Given a visitor on the page
    Then the dapp reads "hosts" as "rpc: Saltmarsh, rpc: Tidewater"

  @sandbox @browser
  Scenario: The secure site of an embedded wallet is listed
    Given the dapp sets "login" to "by code"
    And a visitor on the page
    Then the dapp reads "hosts" as "rpc: Saltmarsh, rpc: Tidewater, frame: Email"

  @browser
  Scenario: No host is contacted before a wallet is connected
    Given a visitor on the page
    When the visitor opens the modal
    And the dapp pushes the Networks screen
    And the dapp pushes the Help screen
    Then the visitor sees "What is a wallet?"
    And the dapp reads "hosts asked" as "nothing"

  @browser
  Scenario: Only the node of the network in use is contacted
    Given a visitor connected with Harbor
    When the visitor opens the modal
    Then the visitor sees "10,000"
    And the dapp reads "hosts asked" as "Saltmarsh"
