@sandbox
Feature: A dishonest swap service
  A service's answers are compared with the request, and simulated, before the wallet prompt. Differences are refused and reported.

  Background:
    Given the dapp sets "blockchain service" to "fine"
    And a visitor connected with Harbor

  Scenario Outline: An impossible quote is not shown: <answer>
    Given the dapp sets "blockchain service" to "telling <answer>"
    When the dapp opens a swap of "1" "ETH" for "KELP"
    Then the visitor sees "No quote available"
    And "Review swap" cannot be chosen

    Examples:
      | answer              |
      | a negative quote    |
      | an endless quote    |
      | a fraction as a quote |

  Scenario Outline: A dishonest answer is refused without a wallet request: <answer>
    Given the dapp sets "blockchain service" to "telling <answer>"
    Given the visitor previews a swap of "<amount>" "<from>" for "<to>"
    Then the visitor sees "Swap blocked for your safety"
    And the visitor sees "<says>"
    And "Swap" cannot be chosen
    And Harbor was never asked to send

    Examples:
      | answer                  | amount | from | to   | says                                              |
      | twice the quote         | 1      | ETH  | KELP | You would receive less than quoted.               |
      | another recipient       | 1      | ETH  | KELP | The tokens would go to someone else.           |
      | another token           | 1      | ETH  | KELP | It uses a different token.             |
      | next to nothing for it  | 1      | ETH  | KELP | You would receive less than quoted.               |
      | another amount          | 100    | KELP | ETH  | It would spend a different amount than you entered.      |
      | another spender         | 100    | KELP | ETH  | It would approve an unknown spender.      |

  Scenario: Wrong decimals of a token are detected by asking its contract
    Given the dapp sets "blockchain service" to "telling a token of 77 decimals"
    And the visitor previews a swap of "100" "KELP" for "DEEP"
    Then the visitor sees "A token’s decimals don’t match."
    And "Swap" cannot be chosen

  @S3.3
  Scenario: The service cannot override what the site lists
    Given the dapp sets "blockchain service" to "telling decimals of 77"
    And the visitor previews a swap of "1" "ETH" for "KELP"
    When the visitor chooses "Swap"
    And Harbor approves
    Then the visitor sees "Swapped ETH to"
    And the account has at least "2900" "KELP" more than before

  Scenario: A token requested by its symbol is the one that the site lists
    Given the dapp sets "blockchain service" to "telling a look-alike"
    And the visitor previews a swap of "1" "ETH" for "KELP"
    When the visitor chooses "Swap"
    And Harbor approves
    Then the visitor sees "Swapped ETH to"
    And the account has at least "2900" "KELP" more than before

  Scenario: A look-alike token is marked in the list and after it is chosen
    Given the dapp sets "blockchain service" to "telling a look-alike"
    And the visitor opens the modal
    And the visitor chooses "Swap"
    And the visitor sees "You pay ETH. Change"
    When the visitor chooses "Select token"
    And the Swap choice screen is shown
    Then the visitor sees "Not KELP"
    When the visitor chooses "Kelp Dolar"
    Then the visitor sees "This isn’t KELP"
