Feature: The activity of an account
  A dapp can configure a service for accounts' activity. It is requested page by page, when the visitor looks at it.

  Background:
    Given the dapp sets "blockchain service" to "fine"

  @S2.8
  Scenario: Tokens, NFTs and activity are separate tabs
    Given a visitor connected with Harbor
    When the visitor opens the modal
    Then "Tokens" can be chosen
    And "NFTs" can be chosen
    And "Activity" can be chosen
    And the visitor sees "SALT"

  @S2.8
  Scenario: Without data on NFTs and activity, there are no tabs
    Given the dapp sets "blockchain service" to "no"
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then the visitor sees "SALT"
    And the visitor does not see "Activity"

  @S1.5 @S2.8
  Scenario: With history turned off, there is no tab for activity
    Given the dapp sets "feature history" to "no"
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then "NFTs" can be chosen
    And the visitor does not see "Activity"

  @S1.1 @S3.6 @S9.11 @S9.12 @S7.6
  Scenario: An incoming amount has a plus sign
    Given Harbor receives "5.1234" "KELP" from outside
    And a visitor connected with Harbor
    And the visitor opens the modal
    When the visitor chooses "Activity"
    Then the visitor sees "Received"
    And the visitor sees "+5.123 KELP"
    And the visitor sees the day of the last transaction, as in "01 Feb"

  @S9.11 @S9.12
  Scenario: An incoming amount below a thousandth keeps its sign and is not shown as zero
    Given Harbor receives "0.0004" "KELP" from outside
    And a visitor connected with Harbor
    And the visitor opens the modal
    When the visitor chooses "Activity"
    Then the visitor sees "+<0.001 KELP"
    And the visitor does not see "+0.000 KELP"

  @S9.11 @S9.12 @S3.6
  Scenario: An outgoing amount has three decimals and no sign
    Given a visitor connected with Harbor
    And the visitor reviews "1" "SALT" to "a friend"
    And the visitor chooses "Send 1 SALT"
    And Harbor approves
    And the Account screen is shown
    When the visitor chooses "Activity"
    Then the visitor sees "1.000 SALT"
    And the visitor sees "Sent 1.000 SALT To 0x"
    And the visitor does not see "−1.000 SALT"

  @S3.6 @sandbox @browser
  Scenario: An incoming NFT is shown by name
    Given a visitor connected with Harbor
    And the visitor opens the modal
    When the visitor chooses "Activity"
    Then the visitor sees "Tide Lamp #"
    And the visitor sees "Minted"

  @S3.6 @browser
  Scenario: An incoming NFT has its picture
    Given a visitor connected with Harbor
    And the visitor opens the modal
    When the visitor chooses "Activity"
    Then the visitor sees "Tide Lamp #"
    And the dapp reads "picture of Minted" as "36 by 36"

  @S9.7
  Scenario: A pending transaction is listed first and marked as pending
    Given Harbor receives "5" "KELP" from outside
    And the dapp sets "mining" to "halted"
    And a visitor connected with Harbor
    And the visitor reviews "1" "SALT" to "a friend"
    And the visitor chooses "Send 1 SALT"
    And Harbor approves
    And the Account screen is shown
    When the visitor chooses "Activity"
    Then the visitor sees "Sending 1.000 SALT To 0x"
    And the visitor sees "Pending"
    And the visitor sees "+5.000 KELP"
    And at once the dapp reads "latest activity of the account" as "send, pending"

  @S9.7
  Scenario Outline: The outcome of a pending transaction replaces its mark: <mined>
    Given the dapp sets "mining" to "halted"
    And a visitor connected with Harbor
    And the visitor reviews "1" "SALT" to "a friend"
    And the visitor chooses "Send 1 SALT"
    And Harbor approves
    And the Account screen is shown
    And the visitor chooses "Activity"
    And the visitor sees "Pending"
    When the dapp sets "mining" to "<mined>"
    Then the visitor sees "<title>"
    And the dapp reads "latest activity of the account" as "<first>"
    And the visitor does not see "Pending"

    @sandbox @browser
    Examples:
      | mined    | title                        | first           |
      | going on | Sent 1.000 SALT To 0x        | send, confirmed |
      | reverted | Send failed 1.000 SALT To 0x | send, failed    |
      | replaced | Not sent 1.000 SALT To 0x    | send, replaced  |

  @S8.11 @S7.6
  Scenario: A history that cannot be loaded is reported and can be retried
    Given Harbor receives "5" "KELP" from outside
    And the dapp sets "blockchain service" to "failing@history"
    And a visitor connected with Harbor
    And the visitor opens the modal
    When the visitor chooses "Activity"
    Then the visitor sees "Failed to fetch transactions"
    When the dapp sets "blockchain service" to "fine"
    And the visitor chooses "Try again"
    Then the visitor sees "+5.000 KELP"

  @S8.11 @S7.6 @browser
  Scenario Outline: A history whose answer is <broken> is reported and can be retried
    Given Harbor receives "5" "KELP" from outside
    And the dapp sets "blockchain service" to "<broken>@history"
    And a visitor connected with Harbor
    And the visitor opens the modal
    When the visitor chooses "Activity"
    Then the visitor sees "Failed to fetch transactions"
    When the dapp sets "blockchain service" to "fine"
    And the visitor chooses "Try again"
    Then the visitor sees "+5.000 KELP"

    Examples:
      | broken      |
      | unshared    |
      | endless     |

  @S7.6
  Scenario: A service without history is not reported as a failure
    Given the dapp sets "blockchain service" to "404@history"
    And a visitor connected with Harbor
    And the visitor opens the modal
    When the visitor chooses "Activity"
    Then the visitor sees "This site has no activity data for"
    And the visitor does not see "Failed to fetch transactions"

  Scenario: An account without activity offers to receive funds
    Given a visitor connected with Harbor
    And Harbor switches to its account 3
    And the visitor opens the modal
    When the visitor chooses "Activity"
    Then the visitor sees "No activity yet"
    When the visitor chooses "Receive funds"
    Then the Receive screen is shown

  @S7.6
  Scenario: More activity loads on scrolling
    Given Harbor receives "7" "KELP" from outside
    And Harbor receives "1" "SALT" from outside 60 times
    And a visitor connected with Harbor
    And the visitor opens the modal
    And the visitor chooses "Activity"
    And the visitor sees "+1.000 SALT"
    And the visitor does not see "+7.000 KELP"
    When the visitor scrolls down to "+7.000 KELP"
    Then the visitor sees "+7.000 KELP"

  @S7.6
  Scenario: Activity that the send form has requested is also shown in its tab
    Given Harbor receives "5" "KELP" from outside
    And the dapp sets "blockchain service" to "slow"
    And a visitor connected with Harbor
    And the visitor opens the modal
    And the visitor chooses "Send"
    And the Send screen is shown
    And the visitor goes back
    When the visitor chooses "Activity"
    Then the visitor sees "+5.000 KELP"

  Scenario: The selected tab is kept when the visitor leaves and returns
    Given Harbor receives "5" "KELP" from outside
    And a visitor connected with Harbor
    And the visitor opens the modal
    And the visitor chooses "Activity"
    And the visitor sees "+5.000 KELP"
    When the visitor chooses "Send"
    And the Send screen is shown
    And the visitor goes back
    Then the visitor sees "+5.000 KELP"

  Scenario: Switching accounts does not show the activity of the previous account
    Given Harbor receives "5" "KELP" from outside
    And a visitor connected with Harbor
    And the visitor opens the modal
    And the visitor chooses "Activity"
    And the visitor sees "+5.000 KELP"
    When Harbor switches to its account 3
    Then the visitor sees "No activity yet"
    And the visitor does not see "+5.000 KELP"
