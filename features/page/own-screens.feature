@connects
Feature: Screens drawn by the page
  With hooks only, a page lists wallets, connects, shows the account and signs, without the modal's screens.

  Background:
    Given the dapp sets "page built with" to "hooks"

  @S1.1 @every-run
  Scenario: The page's own list of wallets connects and disconnects
    Given a visitor on the page
    Then "Harbor" can be chosen
    When the visitor chooses "Harbor"
    Then the visitor sees "Confirm in your wallet."
    And "Lantern" cannot be chosen
    When Harbor approves
    Then the visitor is connected with Harbor
    And the visitor sees "Harbor on Saltmarsh"
    And the visitor sees "10000 ETH"
    And the modal is closed
    When the visitor chooses "Disconnect"
    Then the visitor is not connected
    And "Harbor" can be chosen

  @S1.1
  Scenario: The visitor declines in the wallet, and tries again
    Given a visitor on the page
    When the visitor chooses "Harbor"
    And Harbor rejects
    Then the visitor sees "It ended with rejected."
    When the visitor chooses "Forget it"
    Then the visitor does not see "It ended with"
    When the visitor chooses "Harbor"
    And Harbor approves
    Then the visitor is connected with Harbor

  @S1.1
  Scenario Outline: The page shows the outcome of signing a message: <what>
    Given a visitor connected with Harbor
    When the visitor chooses "Sign a message"
    And Harbor <does>
    Then the visitor sees "<seen>"

    Examples:
      | what        | does     | seen                    |
      | a signature | approves | Signed: 132 characters. |
      | a no        | rejects  | It ended with rejected. |

  Scenario: The balance is read again on request
    Given a visitor connected with Harbor
    Then the visitor sees "10000 ETH"
    When Harbor receives "5" "ETH" from outside
    And the visitor chooses "Read again"
    Then the visitor sees "10005 ETH"
