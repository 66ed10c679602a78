@sandbox @browser
Feature: The review of a swap shows the wallet request
  The preview can show the exact request to the wallet and its meaning, decoded from the request itself rather than the form.

  Background:
    Given the dapp sets "blockchain service" to "fine"
    And a visitor connected with Harbor

  @S6.4
  Scenario: The preview shows the request to swap the native currency
    Given the visitor previews a swap of "1" "ETH" for "KELP"
    When the visitor chooses "Request to Harbor"
    Then the visitor sees "swapExactETHForTokens"
    And the visitor sees "1 ETH"
    When the visitor chooses "Swap"
    And Harbor does not answer
    Then Harbor was asked exactly what the visitor sees

  Scenario: The preview shows the request for the approval, then for the swap
    Given the visitor previews a swap of "100" "KELP" for "ETH"
    When the visitor chooses "Request to Harbor"
    Then the visitor sees "approve"
    And the visitor sees "0000000005f5e100"
    When the visitor chooses "Approve KELP"
    And Harbor does not answer
    Then Harbor was asked exactly what the visitor sees
    When Harbor approves
    Then "Swap" can be chosen
    When the visitor chooses "Request to Harbor"
    Then the visitor sees "swapExactTokensForETH"
    When the visitor chooses "Swap"
    And Harbor does not answer
    Then Harbor was asked exactly what the visitor sees
