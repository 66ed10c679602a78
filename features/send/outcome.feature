Feature: The outcome of a transfer
  After sending, the account screen shows the status in plain words, and links to the explorer.

  Background:
    Given the dapp sets "explorer" to "Lighthouse"

  Scenario Outline: The outcome of a pending transfer is shown: <mined>
    Given the dapp sets "mining" to "halted"
    And a visitor connected with Harbor
    And the visitor reviews "0.25" "ETH" to "a friend"
    And the visitor chooses "Send 0.25 ETH"
    And Harbor approves
    And the Account screen is shown
    And the visitor sees "On the way"
    And the visitor sees "View on Lighthouse"
    When the dapp sets "mining" to "<mined>"
    Then the visitor sees "<says>"
    And the visitor sees "View on Lighthouse"
    And "a friend" receives "<amount>" "ETH"
    And the visitor does not see "On the way"

    @sandbox @browser
    Examples:
      | mined    | says                                                | amount |
      | going on | The network confirmed your transfer             | 0.25   |
      | sped up  | Your wallet resent it with a higher fee             | 0.25   |
      | replaced | It was canceled or replaced in your wallet          | 0      |
      | reverted | Transfer failed                                     | 0      |

  @core
  Scenario: A slow transfer is shown as such, with advice not to send it again
    Given the dapp sets "mining" to "halted"
    And a visitor connected with Harbor
    And the visitor reviews "1" "SALT" to "a friend"
    And the visitor chooses "Send 1 SALT"
    And Harbor approves
    And the visitor sees "On the way"
    When 60000 milliseconds pass
    Then the visitor sees "Taking longer than usual"
    And the visitor sees "Don’t send it again"
    When 600000 milliseconds pass
    Then the visitor sees "Not confirmed yet"
    And the visitor sees "Check its status before sending again"
    And the visitor does not see "try again"

  Scenario Outline: The outcome of a transfer on <network> is shown
    Given the dapp sets "<wallets>" to "<wallet>"
    And a visitor connected with <wallet>
    And the visitor reviews "0.25" "<symbol>" to "<receiver>"
    When the visitor chooses "Send 0.25 <symbol>"
    And <wallet> approves
    Then the visitor sees "The network confirmed your transfer"
    And the visitor sees "View on Lighthouse"

    @core @sandbox
    Examples:
      | network | wallets         | wallet  | symbol | receiver  |
      | Solana  | Solana wallets  | Sunfish | SOL    | a swimmer |
      | Bitcoin | Bitcoin wallets | Bream   | BTC    | a wader   |

  Scenario: A wallet that does not answer does not block the visitor, and a late answer is not lost
    Given a visitor connected with Harbor
    And the visitor reviews "0.25" "ETH" to "a friend"
    And the visitor chooses "Send 0.25 ETH"
    And Harbor does not answer
    And the visitor sees "Confirm in Harbor"
    When the visitor closes the modal
    And the visitor opens the modal
    Then the Account screen is shown
    When Harbor approves
    Then the visitor sees "The network confirmed your transfer"
    And "a friend" receives "0.25" "ETH"

  Scenario: A late answer does not affect a transfer that was started in the meantime
    Given a visitor connected with Harbor
    And the visitor reviews "0.25" "ETH" to "a friend"
    And the visitor chooses "Send 0.25 ETH"
    And Harbor does not answer
    And the visitor sees "Confirm in Harbor"
    When the visitor goes back
    And the Send screen is shown
    And the visitor types "0.5" as the amount
    And "Review" can be chosen
    And Harbor approves
    Then the visitor sees "Transaction started"
    And "a friend" receives "0.25" "ETH"
    And the Send screen is shown
    And "Review" can be chosen
