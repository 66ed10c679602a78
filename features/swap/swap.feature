Feature: Swapping tokens
  What was previewed is what is swapped, through an exchange that the dapp's service chooses.

  Background:
    Given the dapp sets "blockchain service" to "fine"
    And a visitor connected with Harbor

  @S1.1 @S1.4 @S3.3 @S7.6
  Scenario: The native currency is swapped for a token
    Given the visitor previews a swap of "1" "ETH" for "KELP"
    When the visitor chooses "Swap"
    And Harbor approves
    Then the visitor sees "Swapped ETH to"
    And the Account screen is shown
    And the account has at least "2900" "KELP" more than before
    And the account has at least "1" "ETH" less than before

  Scenario: A token is swapped for the native currency, after an approval of exactly that amount
    Given the visitor previews a swap of "100" "KELP" for "ETH"
    And the visitor sees "spend exactly 100 KELP"
    When the visitor chooses "Approve KELP"
    And Harbor approves
    And the visitor chooses "Swap"
    And Harbor approves
    Then the visitor sees "Swapped KELP to"
    And the account has "100" "KELP" less than before
    And the account has at least "0.03" "ETH" more than before

  @sandbox @browser @S9.7 @every-run
  Scenario: A pending swap is listed first in the activity until it is mined
    Given the dapp sets "mining" to "halted"
    And the visitor previews a swap of "1" "ETH" for "KELP"
    When the visitor chooses "Swap"
    And Harbor approves
    Then the Account screen is shown
    When the visitor chooses "Activity"
    Then the visitor sees "Pending"
    And at once the dapp reads "latest activity of the account" as "trade, pending"
    When the dapp sets "mining" to "going on"
    Then the visitor sees "Swapped ETH to"
    And the dapp reads "latest activity of the account" as "trade, confirmed"
    And the visitor does not see "Pending"

  @core @sandbox @S9.7
  Scenario: The typed amount is quoted, in both directions
    Given the dapp opens a swap of "1" "ETH" for "KELP"
    And "Review swap" can be chosen
    When the visitor types "2" as the amount
    Then the visitor sees "5,9"
    And the visitor sees "0.85%"
    And the visitor sees "(1%)"
    When the visitor chooses "Reverse tokens"
    Then the visitor sees "You pay KELP. Change"
    And the visitor sees "You receive ETH. Change"

  @sandbox @S7.6
  Scenario: Missing prices are left out, and the swap still works
    Given the dapp sets "blockchain service" to "failing@price"
    When the dapp opens a swap of "1" "ETH" for "KELP"
    Then "Review swap" can be chosen
    And the visitor does not see "$"
    When the dapp sets "blockchain service" to "fine"
    And the visitor closes the modal
    And the dapp opens a swap of "1" "ETH" for "KELP"
    Then the visitor sees "$"

  @core @sandbox
  Scenario Outline: The amount is validated: <amount> ETH, <says>
    Given the dapp opens a swap of "1" "ETH" for "KELP"
    And "Review swap" can be chosen
    When the visitor types "<amount>" as the amount
    Then "<says>" cannot be chosen

    Examples:
      | amount | says                 |
      | 20000  | Insufficient balance |
      | 0      | Enter amount         |

  @core @sandbox
  Scenario: The visitor declines in the wallet
    Given the visitor previews a swap of "1" "ETH" for "KELP"
    When the visitor chooses "Swap"
    And Harbor rejects
    Then the visitor sees "Swap declined"
    And the Swap preview screen is shown
    And the account has as much "KELP" as before

  @core @sandbox @S2.6
  Scenario: The visitor can change what the dapp has filled in
    Given the visitor previews a swap of "1" "ETH" for "KELP"
    And "Swap" can be chosen
    When the visitor goes back
    And the visitor chooses "Reverse tokens"
    Then the visitor sees "You pay KELP. Change"
    When the visitor chooses "You receive ETH. Change"
    And the Swap choice screen is shown
    And the visitor goes back
    Then the Swap screen is shown
    And "Insufficient balance" cannot be chosen
    And the visitor sees "You pay KELP. Change"
    When the dapp opens a swap of "3" "ETH" for "KELP"
    Then the visitor sees "You pay ETH. Change"

  @S1.5 @S2.6
  Scenario: Tokens are chosen by name
    Given the visitor opens the modal
    And the visitor chooses "Swap"
    And the visitor sees "You pay ETH. Change"
    And "Select token" cannot be chosen
    When the dapp opens the Swap screen
    And the visitor chooses "You pay ETH. Change"
    And the Swap choice screen is shown
    And the visitor chooses "Kelp Dollar"
    Then the visitor sees "You pay KELP. Change"

  @core @sandbox @S9.9
  Scenario: A network without swaps leads to one with swaps
    Given Harbor switches to "Tidewater"
    And the network is "Tidewater"
    When the dapp opens the Swap screen
    Then the visitor sees "Swaps aren’t available on Tidewater"
    When the visitor chooses "Saltmarsh"
    And Harbor approves
    Then the network is "Saltmarsh"
    And the visitor sees "You pay ETH. Change"

  @core @sandbox
  Scenario Outline: While <call> is failing, nothing is swapped, and the visitor sees a message
    Given the visitor previews a swap of "100" "KELP" for "ETH"
    And "Approve KELP" can be chosen
    And the dapp sets "blockchain service" to "failing@<call>"
    When the dapp opens a swap of "50" "KELP" for "ETH"
    Then the visitor sees "<says>"
    And the account has as much "KELP" as before

    Examples:
      | call           | says                      |
      | convert-tokens | Failed to initialize swap |
      | quotes         | No quote                  |

  @core @S9.7
  Scenario: The slippage is one percent, and the routing fee 0.85%
    When the dapp opens a swap of "2" "ETH" for "KELP"
    Then the visitor sees "59.647104 KELP (1%)"
    And the visitor sees "5,905.063296 KELP"
    And the visitor sees "0.017 ETH (0.85%)"

  @core
  Scenario: While the visitor types, only the last amount is quoted
    Given the dapp opens a swap of "1" "ETH" for "KELP"
    And "Review swap" can be chosen
    And the dapp reads "quotes requested" as "1"
    When the visitor types "2" as the amount
    And 150 milliseconds pass
    And the visitor types "25" as the amount
    And 150 milliseconds pass
    Then at once the dapp reads "quotes requested" as "1"
    When 50 milliseconds pass
    Then at once the dapp reads "quotes requested" as "2"
    And the visitor sees "74,55"
    When 10000 milliseconds pass
    Then at once the dapp reads "quotes requested" as "3"

  @sandbox
  Scenario: The request for a quote that is no longer needed is cancelled
    Given the dapp sets "blockchain service" to "silent@quotes"
    And the dapp opens a swap of "1" "ETH" for "KELP"
    And the dapp reads "quotes pending" as "1"
    When the visitor types "2" as the amount
    Then the dapp reads "quotes requested" as "2"
    And the dapp reads "quotes pending" as "1"
    When the visitor closes the modal
    Then the dapp reads "quotes pending" as "0"

  @browser
  Scenario: On a phone, a rate and its price take one line each if they do not fit on one
    Given the dapp sets "locale" to "de"
    And the device is a phone
    When the dapp opens a swap of "1" "ETH" for "KELP"
    And the visitor sees "1 ETH ="
    Then the dapp reads "lines of the price" as "1"
    And the dapp reads "overflow of the modal" as "nothing"
