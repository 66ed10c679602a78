Feature: Address poisoning and worthless tokens
  The visitor is warned about addresses that begin and end like known ones, and about tokens named like known ones.

  @S5.16
  Scenario Outline: A receiver that resembles a known address is marked: <whose>
    Given the dapp sets "blockchain service" to "fine"
    And a visitor connected with Harbor
    And the visitor reviews "1" "SALT" to "a friend"
    And the visitor chooses "Send 1 SALT"
    And Harbor approves
    And the Account screen is shown
    And the visitor chooses "Activity"
    And the visitor sees "1.000 SALT"
    When the dapp opens the Send screen
    And the visitor types "0.25" as the amount
    And the visitor types "<receiver>" as the receiver
    Then the visitor sees "Not the address you think: possible address-poisoning scam"
    When the visitor chooses "Review"
    Then the Review screen is shown
    And "Send 0.25 ETH" cannot be chosen
    And the visitor sees "Not the address you think: possible address-poisoning scam"

    Examples:
      | whose                      | receiver                                          |
      | one that was sent to       | the double of a friend                            |
      | the visitor's own          | the double of address of account 1 of Harbor      |
      | the visitor's other one    | the double of address of account 2 of Harbor      |

  Scenario: A past receiver is not marked
    Given the dapp sets "blockchain service" to "fine"
    And a visitor connected with Harbor
    And the visitor reviews "1" "SALT" to "a friend"
    And the visitor chooses "Send 1 SALT"
    And Harbor approves
    And the Account screen is shown
    When the dapp opens the Send screen
    And the visitor types "0.25" as the amount
    And the visitor types "a friend" as the receiver
    Then "Review" can be chosen
    And the visitor does not see "Not the address you think"

  Scenario: An incoming transfer of nothing is marked as a possible scam
    Given the dapp sets "blockchain service" to "fine"
    And Harbor receives "0" "KELP" from outside
    And a visitor connected with Harbor
    And the visitor opens the modal
    When the visitor chooses "Activity"
    Then the visitor sees "Possible scam"

  Scenario: A dust transfer from an address that resembles a past receiver is marked
    Given the dapp sets "blockchain service" to "fine"
    And Harbor receives "0.01" "KELP" from "the double of a friend"
    And a visitor connected with Harbor
    And the visitor reviews "1" "SALT" to "a friend"
    And the visitor chooses "Send 1 SALT"
    And Harbor approves
    And the visitor sees "The network confirmed your transfer"
    When the visitor chooses "Activity"
    Then the visitor sees "0.010 KELP"
    And the visitor sees "Possible scam"

  Scenario: A dust transfer from another address is not marked
    Given the dapp sets "blockchain service" to "fine"
    And Harbor receives "0.01" "KELP" from "0x00000000000000000000000000000000000e15e5"
    And a visitor connected with Harbor
    And the visitor reviews "1" "SALT" to "a friend"
    And the visitor chooses "Send 1 SALT"
    And Harbor approves
    And the visitor sees "The network confirmed your transfer"
    When the visitor chooses "Activity"
    Then the visitor sees "0.010 KELP"
    And the visitor does not see "Possible scam"

  Scenario: A transfer of value is not marked
    Given the dapp sets "blockchain service" to "fine"
    And Harbor receives "5" "KELP" from outside
    And a visitor connected with Harbor
    And the visitor opens the modal
    When the visitor chooses "Activity"
    Then the visitor sees "5.000 KELP"
    And the visitor does not see "Possible scam"

  @sandbox @browser
  Scenario Outline: A suspicious token is marked: one that <does>
    Given a visitor connected with Northstar
    And Northstar also holds {"address": "0x7070707070707070707070707070707070707070", "balance": "0x97a1a04ac7071cea91f8876c0000", "type": "ERC20", "metadata": {"name": "<name>", "symbol": "<symbol>", "decimals": <decimals>, "price": 1, "iconUrl": ""}}
    And Northstar switches to "Saltmarsh"
    And the network is "Saltmarsh"
    When the dapp opens the Send screen
    And the visitor chooses "Token: ETH. Change"
    Then the visitor sees "<tag>"
    When the visitor chooses "<name>"
    Then the Send screen is shown
    And the visitor sees "<says>"
    # The network has no such token.
    When the visitor types "0.5" as the amount
    And the visitor types "a friend" as the receiver
    Then the visitor sees "More than you have"
    And "Insufficient funds" cannot be chosen

    Examples:
      | does                                  | name              | symbol | decimals | tag           | says                                  |
      | is called like a known one            | Kelp Coin         | KELP   | 6        | Not KELP      | This isn’t KELP                       |
      | is written in other letters           | Kеlp Dollar       | KELPX  | 6        | Not KELP      | This isn’t KELP                       |
      | has the currency's symbol             | Genuine           | ETH    | 18       | Not ETH       | This isn’t ETH                        |
      | is made of odd letters                | Driftwoоd         | DRIFT  | 18       | Suspicious    | Suspicious characters in the name     |
      | is an advertisement                   | driftwood.example | DRIFT  | 18       | Spam          | Spam token                            |
      | is called like one, and cut very fine | Kelp Dollar 2     | KELP   | 77       | Not KELP      | This isn’t KELP                       |
