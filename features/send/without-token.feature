Feature: A transfer needs a token

  @S5.16
  Scenario: The dapp has not said what to send
    Given a visitor connected with Harbor
    And the dapp wants to send "1" "" to "a friend"
    When the dapp sends
    Then the dapp is answered "token-required"
    And the failure says "A token is required"
