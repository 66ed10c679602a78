Feature: An amount in dollars
  If a token's price is known, the amount can be typed in dollars. It is an estimate; the token amount is what is sent.

  Background:
    Given the dapp sets "blockchain service" to "fine"
    And a visitor connected with Harbor
    And the dapp opens the Send screen
    And the visitor sees "10,000 ETH"
    And the visitor chooses "Token: ETH. Change"
    And the visitor chooses "Kelp Dollar"
    And the visitor sees "250.75 KELP"

  @S5.16
  Scenario: Dollars are converted to the token
    When the visitor chooses "In dollars"
    And the visitor types "12.34" as the amount
    And the visitor types "a friend" as the receiver
    Then the visitor sees "≈ 12.34 KELP"
    When the visitor chooses "Review"
    Then the visitor sees "12.34 KELP"
    When the visitor chooses "Send 12.34 KELP"
    And Harbor approves
    Then "a friend" receives "12.34" "KELP"

  Scenario: The token is converted to dollars
    When the visitor types "7" as the amount
    Then the visitor sees "≈ $7.00"
    When the visitor chooses "In dollars"
    Then the visitor sees "≈ 7 KELP"
    When the visitor chooses "In KELP"
    Then the visitor sees "≈ $7.00"

  @S5.16
  Scenario Outline: An amount in dollars is validated: <dollars>, <says>
    When the visitor chooses "In dollars"
    And the visitor types "<dollars>" as the amount
    And the visitor types "a friend" as the receiver
    Then "<says>" cannot be chosen

    Examples:
      | dollars | says               |
      | 251     | Insufficient funds |
      | 0       | Invalid amount     |
      |         | Enter amount       |

  Scenario: The maximum can be chosen in dollars
    When the visitor chooses "In dollars"
    And the visitor chooses "Max"
    Then the visitor sees "≈ 250.75 KELP"

  @core
  Scenario: Without a price, the amount cannot be typed in dollars
    When the visitor chooses "Token: KELP. Change"
    And the visitor chooses "Saltmarsh Governance Token"
    Then "Token: SALT. Change" can be chosen
    And the visitor does not see "In dollars"
