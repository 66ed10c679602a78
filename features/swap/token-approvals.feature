Feature: Token approvals for swaps
  The exchange may take the swapped amount only. A remaining older allowance does not get in the way.

  Background:
    Given the dapp sets "blockchain service" to "fine"
    And a visitor connected with Harbor

  @core @sandbox
  Scenario: An insufficient allowance is replaced
    Given the visitor previews a swap of "10" "KELP" for "ETH"
    And the visitor chooses "Approve KELP"
    And Harbor approves
    And "Swap" can be chosen
    When the visitor goes back
    And the visitor types "20" as the amount
    And the visitor chooses "Review swap"
    Then "Approve KELP" can be chosen
    And the visitor sees "spend exactly 20 KELP"

  @sandbox @browser
  Scenario: A token that needs a zero allowance first has the old one revoked
    Given the visitor previews a swap of "10" "SALT" for "ETH"
    And the visitor chooses "Approve SALT"
    And Harbor approves
    And "Swap" can be chosen
    When the visitor goes back
    And the visitor types "20" as the amount
    And the visitor chooses "Review swap"
    Then the visitor sees "SALT requires resetting the old allowance first"
    When the visitor chooses "Reset SALT allowance"
    And Harbor approves
    And the visitor chooses "Approve SALT"
    And Harbor approves
    And the visitor chooses "Swap"
    And Harbor approves
    Then the visitor sees "Swapped SALT to"
    And the account has "20" "SALT" less than before
