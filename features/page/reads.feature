@sandbox @browser @connects
Feature: Networks read through an RPC service
  A dapp can configure an RPC service. It is used before the networks' own nodes, which are used if it fails.

  @S7.3
  Scenario: The service is used even if the network's node is unreachable
    Given the dapp sets "service for reads" to "fine"
    And the node of Saltmarsh is unreachable
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then the visitor sees "10,000 ETH"

  @S7.3 @every-run
  Scenario: A transfer is reviewed and tracked through the service
    Given the dapp sets "service for reads" to "fine"
    And a visitor connected with Harbor
    When the visitor reviews "0.25" "ETH" to "a friend"
    And the visitor chooses "Send 0.25 ETH"
    And Harbor approves
    Then "a friend" receives "0.25" "ETH"

  Scenario: If the service fails, the network's own node is used
    Given the dapp sets "service for reads" to "failing"
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then the visitor sees "10,000 ETH"

  Scenario: The service is listed among the hosts
    Given the dapp sets "service for reads" to "fine"
    And a visitor on the page
    Then the dapp reads "hosts" as "rpc: Saltmarsh and Tidewater, rpc: Saltmarsh, rpc: Tidewater"
