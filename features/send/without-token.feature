Feature: A transfer needs a token

  @S5.16
  Scenario: A transfer without a token fails
    Given a visitor connected with Harbor
    And the dapp fills in a transfer of "1" "" to "a friend"
    When the dapp sends the transfer
    Then the dapp is answered "token-required"
    And the failure says "A token is required"

  Scenario: Loading the tokens can be retried after a failure
    Given the node of Saltmarsh is unreachable
    And a visitor connected with Harbor
    When the dapp opens the Token choice screen
    Then the visitor sees "Token Balance Unavailable"
    And the visitor does not see "No tokens found"
    When the node of Saltmarsh is reachable
    And the visitor chooses "Try again"
    Then the visitor sees "Ether"
