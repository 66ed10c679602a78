Feature: Several calls at once, with the embedded wallet
  The account becomes a smart account with its first batch. The wallet's own screen describes each call.

  Background:
    Given the page has the wallets ""
    And the dapp sets "login" to "by link"

  @S5.6 @S6.4 @sandbox @browser @every-run
  Scenario: Several calls are approved together on the wallet's own screen and executed as one
    Given a new visitor logged in by email as "runa@saltmarsh.example"
    And the account in use receives "2" "ETH" from outside
    When the dapp sends these calls atomically:
      | 0.5  | a friend |
      | 0.25 | a friend |
    And the visitor answers "Approve" on the wallet's own screen
    Then the dapp is answered "yes"
    And the calls were executed in 1 transaction
    And "a friend" receives "0.75" "ETH"

  @S6.4 @sandbox @browser
  Scenario: Declining a batch declines all of its calls
    Given a new visitor logged in by email as "sif@saltmarsh.example"
    And the account in use receives "2" "ETH" from outside
    When the dapp sends these calls, one by one if necessary:
      | 0.5  | a friend |
      | 0.25 | a friend |
    And the visitor answers "Decline" on the wallet's own screen
    Then the dapp is answered "rejected"
    And "a friend" receives nothing
