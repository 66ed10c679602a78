@core
Feature: Approvals on top of other screens
  A transfer inside the modal asks for approval on top of its own screen, and returns to the right screen afterwards.

  Background:
    Given the dapp sets "embedded wallet" to "yes"
    And a visitor connected with Harbor

  @S2.5
  Scenario: A request opens the modal if it is closed
    Given the modal is closed
    When the page asks for "personal_sign"
    Then the Approval screen is shown

  @S2.5
  Scenario: An open modal shows the request on top of its screen, then returns to that screen
    Given the visitor opens the modal
    When the page asks for "personal_sign"
    Then the Approval screen is shown
    And "personal_sign" is pending
    When the embedded wallet answers "a hash"
    Then the Account screen is shown

  @S2.5 @S8.17
  Scenario: The message about a blocked request does not hide the next request
    Given the page asks for "eth_sign"
    And 300 milliseconds pass
    When the page asks for "personal_sign"
    Then the Approval screen is shown
    And "personal_sign" is pending

  @S2.5
  Scenario Outline: The approval of a <token> transfer is shown on top of the review
    Given the visitor reviews "1" "<token>" to "a friend"
    And the visitor chooses "Send 1 <token>"
    When the page asks for "eth_sendTransaction"
    Then the Approval screen is shown

    Examples:
      | token |
      | ETH   |
      | KELP  |

  @S4.14
  Scenario: After a token transfer is approved, the account is shown
    Given the visitor reviews "1" "KELP" to "a friend"
    And the visitor chooses "Send 1 KELP"
    And the page asks for "eth_sendTransaction"
    When the embedded wallet answers "a hash"
    Then the Account screen is shown

  @S4.14
  Scenario: After a transfer of the native currency is approved, the review is shown again
    Given the visitor reviews "1" "ETH" to "a friend"
    And the visitor chooses "Send 1 ETH"
    And the page asks for "eth_sendTransaction"
    When the embedded wallet answers "a hash"
    Then the Review screen is shown

  @S4.14
  Scenario: After a failure, the review is shown again
    Given the visitor reviews "1" "KELP" to "a friend"
    And the visitor chooses "Send 1 KELP"
    And the page asks for "eth_sendTransaction"
    When the embedded wallet fails
    Then the Review screen is shown

  @S4.13
  Scenario: Closing the modal before the wallet gets its request does not cancel the transfer
    Given the visitor reviews "1" "ETH" to "a friend"
    And the visitor chooses "Send 1 ETH"
    And the visitor closes the modal
    When the page asks for "eth_sendTransaction"
    Then the Approval screen is shown
    And "eth_sendTransaction" is pending

  @S4.13
  Scenario: Closing the modal on a request declines it, and only the next request is shown afterwards
    Given the visitor reviews "1" "ETH" to "a friend"
    And the visitor chooses "Send 1 ETH"
    And the page asks for "eth_sendTransaction"
    When the visitor closes the modal
    Then "eth_sendTransaction" is rejected with "rejected"
    When the page asks for "personal_sign"
    Then the Approval screen is shown
    And "personal_sign" is pending
    When the visitor chooses "All fields"
    Then the visitor sees "personal_sign"
