Feature: Simulated changes of a transfer
  The network's node simulates the reviewed transfer. The review can be used meanwhile, and shows what is unknown.

  @core @sandbox @S6.4
  Scenario: The exact outgoing token amount is shown with its sign
    Given a visitor connected with Harbor
    When the visitor reviews "12.5" "KELP" to "a friend"
    Then the visitor sees "Estimated changes"
    And the visitor sees "−12.5 KELP"
    And the visitor sees "An estimate by the network’s node: it can be wrong"

  @core @S6.4
  Scenario: The review can be used before the node has answered
    Given the node of Saltmarsh is silent
    And a visitor connected with Harbor
    When the visitor reviews "0.25" "ETH" to "a friend"
    Then the visitor sees "Estimating changes"
    And "Send 0.25 ETH" can be chosen
    And the visitor sees "Changes couldn’t be estimated"
    When the visitor chooses "Send 0.25 ETH"
    And Harbor approves
    Then "a friend" receives "0.25" "ETH"

  @browser @S6.4
  Scenario Outline: The buttons stay in place while the changes are estimated, on <device>
    Given the device is <device>
    And the node of Saltmarsh is held
    And a visitor connected with Harbor
    When the dapp opens the Send screen
    And the node of Saltmarsh is fine
    And the visitor sees "10,000 ETH"
    And the visitor types "0.25" as the amount
    And the visitor types "a friend" as the receiver
    Then "Review" can be chosen
    And the visitor sees "Network fee 0.0"
    When the node of Saltmarsh is held
    And the visitor chooses "Review"
    Then the visitor sees "Estimating changes"
    When placeholders are shown for what is loading
    And the node of Saltmarsh is fine
    Then the visitor sees "−0.25 ETH"
    And the content replaces the placeholders, and no element has moved

    Examples:
      | device  |
      | a desk  |
      | a phone |

  @core @S6.4
  Scenario: A transfer that would take more than the review shows needs consent
    Given the node of Saltmarsh is simulating a larger loss
    And a visitor connected with Harbor
    When the visitor reviews "0.25" "ETH" to "a friend"
    Then the visitor sees "This would do more than the review says"
    And the visitor sees "Leaves your wallet: −7 SALT"
    And "Send 0.25 ETH" cannot be chosen
    When the visitor chooses "I understand that more may leave my wallet than this review shows"
    Then "Send 0.25 ETH" can be chosen
