@sandbox @browser
Feature: Swapping with the embedded wallet
  The approval for the swap is confirmed on the wallet's own screen; then the visitor returns to the swap.

  Background:
    Given the page has the wallets ""
    And the dapp sets "login" to "by link"
    And the dapp sets "blockchain service" to "fine"
    And a new visitor logged in by email as "kelda@saltmarsh.example"
    And the account in use receives "2" "ETH" from outside

  @S2.5 @S4.14
  Scenario: The native currency is swapped for a token
    Given the visitor opens the modal
    And the visitor chooses "Refresh balances"
    And the visitor sees "2 ETH"
    And the visitor previews a swap of "1" "ETH" for "KELP"
    When the visitor chooses "Swap"
    And the visitor answers "Approve" on the wallet's own screen
    Then the visitor sees "Swapped ETH to"
    And the Account screen is shown
    And the account has at least "2900" "KELP" more than before

  Scenario: The approval and the swap are each confirmed on the wallet's own screen
    Given the account in use receives "120" "KELP" from outside
    And the visitor opens the modal
    And the visitor chooses "Refresh balances"
    And the visitor sees "2 ETH"
    And the visitor sees "120 KELP"
    And the visitor previews a swap of "100" "KELP" for "ETH"
    When the visitor chooses "Approve KELP"
    And the visitor answers "Decline" on the wallet's own screen
    Then the visitor sees "Swap declined"
    When the visitor chooses "Approve KELP"
    And the visitor answers "Approve" on the wallet's own screen
    Then the Swap preview screen is shown
    When the visitor chooses "Swap"
    And the visitor answers "Approve" on the wallet's own screen
    Then the visitor sees "Swapped KELP to"
    And the account has "100" "KELP" less than before
