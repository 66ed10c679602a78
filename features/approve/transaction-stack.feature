@core
Feature: Transactions under way
  A transfer inside the modal asks for approval on top of its own screen, and knows where to go afterwards.

  Background:
    Given the dapp sets "inside wallet" to "yes"
    And a visitor connected with Harbor

  @S2.5
  Scenario: The modal comes up when it is closed
    Given the modal is closed
    When the page asks for "personal_sign"
    Then the Approval screen is shown

  @S2.5
  Scenario: An open modal without a transaction is left as it is
    Given the visitor opens the modal
    When the page asks for "personal_sign"
    Then the Account screen is shown
    And "personal_sign" waits

  @S2.5
  Scenario Outline: The approval of a <token> transfer lies on its screen
    Given the visitor reviews "1" "<token>" to "a friend"
    And the visitor chooses "Send"
    When the page asks for "eth_sendTransaction"
    Then the Approval screen is shown

    Examples:
      | token |
      | ETH   |
      | KELP  |

  @S4.14
  Scenario: After a token transfer is approved, Account is shown
    Given the visitor reviews "1" "KELP" to "a friend"
    And the visitor chooses "Send"
    And the page asks for "eth_sendTransaction"
    When the wallet inside answers "a hash"
    Then the Account screen is shown

  @S4.14
  Scenario: After a transfer of the network's currency is approved, its screen is there again
    Given the visitor reviews "1" "ETH" to "a friend"
    And the visitor chooses "Send"
    And the page asks for "eth_sendTransaction"
    When the wallet inside answers "a hash"
    Then the Review screen is shown

  @S4.14
  Scenario: After it failed, the screen below is there again
    Given the visitor reviews "1" "KELP" to "a friend"
    And the visitor chooses "Send"
    And the page asks for "eth_sendTransaction"
    When the wallet inside fails
    Then the Review screen is shown

  @S4.13
  Scenario: Closing the modal keeps what waits while a transaction is under way
    Given the visitor reviews "1" "ETH" to "a friend"
    And the visitor chooses "Send"
    And the page asks for "eth_sendTransaction"
    When the visitor closes the modal
    Then "eth_sendTransaction" waits
