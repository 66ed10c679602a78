Feature: Swapping tokens
  What was previewed is what is swapped, by an exchange that a service of the dapp's asks.

  Background:
    Given the dapp sets "blockchain service" to "fine"
    And a visitor connected with Harbor

  @S1.1 @S7.6
  Scenario: The network's own currency for a token
    Given the visitor previews a swap of "1" "ETH" for "KELP"
    When the visitor chooses "Swap"
    And Harbor approves
    Then the visitor sees "Swapped ETH to"
    And the Account screen is shown
    And the account has at least "2900" "KELP" more than before
    And the account has at least "1" "ETH" less than before
