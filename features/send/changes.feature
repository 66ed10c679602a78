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
