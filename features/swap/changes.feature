Feature: Simulated changes of a swap
  The approval and the swap are simulated together once their transactions are built.

  Background:
    Given the dapp sets "blockchain service" to "fine"

  @sandbox @S6.4
  Scenario: The simulation of a swap includes its approval
    Given a visitor connected with Harbor
    When the visitor previews a swap of "10" "KELP" for "ETH"
    Then the visitor sees "Estimated changes"
    And the visitor sees "−10 KELP"
    And the visitor does not see "This would do more than the review says"
    And "Approve KELP" can be chosen

  @core @S6.4
  Scenario: A swap that would take more than the review shows needs consent
    Given the node of Saltmarsh is simulating a larger loss
    And a visitor connected with Harbor
    When the visitor previews a swap of "10" "KELP" for "ETH"
    Then the visitor sees "This would do more than the review says"
    And the visitor sees "Leaves your wallet: −7 SALT"
    And "Approve KELP" cannot be chosen
    When the visitor chooses "I understand that more may leave my wallet than this review shows"
    Then "Approve KELP" can be chosen

  @core @S6.4
  Scenario: A swap for a look-alike token needs a second step
    Given a visitor connected with Harbor
    When the dapp opens a swap of "1" "ETH" for "KELP"
    And the visitor chooses "You receive KELP. Change"
    And the visitor chooses "Salt Too"
    And the visitor chooses "Review swap"
    Then the visitor sees "This isn’t SALT"
    And "Swap" cannot be chosen
    When the visitor chooses "I understand that one of these tokens may be worthless"
    Then "Swap" can be chosen
