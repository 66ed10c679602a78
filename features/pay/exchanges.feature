Feature: Paying at an exchange
  Visitors with an account at an exchange pay from there, in a separate tab. The site is notified when the payment is complete.

  Background:
    Given the dapp sets "feature pay" to "yes"
    And the dapp sets "exchanges" to "yes"

  Scenario: A visitor without a wallet pays at the exchange
    Given a visitor on the page
    When the dapp asks for "0.5" "ETH" to be paid to "a friend"
    And the visitor chooses "Pay with Harbour Exchange"
    Then the Payment screen is shown
    And the visitor sees "Payment initiated"
    When the visitor pays at the exchange
    Then the dapp is answered "yes"
    And the answer is the hash of a transaction
    And "a friend" receives "0.5" "ETH"
    And the visitor sees "Payment completed"
    When the visitor chooses "Done"
    Then the modal is closed

  @core @sandbox
  Scenario: A failure that the exchange reports is passed on
    Given a visitor on the page
    When the dapp asks for "0.5" "ETH" to be paid to "a friend"
    And the visitor chooses "Pay with Harbour Exchange"
    And the visitor declines at the exchange
    Then the dapp is answered "unknown"
    And the failure says "Unable to process payment"
    And the visitor sees "Payment failed"
    And "a friend" receives nothing

  @core @sandbox
  Scenario: An exchange that does not support the asset is reported
    Given a visitor on the page
    When the dapp asks for "0.5" "ETH" to be paid to "a friend"
    And the visitor chooses "Pay with Tide Money"
    Then the visitor sees "Failed to pay with exchange"
    And the visitor sees "This exchange doesn’t support the payment token."
    And the Pay screen is shown
    And "Pay with Harbour Exchange" can be chosen

  @core @sandbox
  Scenario: If the browser blocks the tab, a link to the exchange's page is shown
    Given the dapp sets "windows" to "blocked"
    And a visitor on the page
    When the dapp asks for "0.5" "ETH" to be paid to "a friend"
    And the visitor chooses "Pay with Harbour Exchange"
    Then the visitor sees "Pop-up blocked"
    And "Open Harbour Exchange (opens in a new tab)" can be chosen

  @core @sandbox
  Scenario: A visitor who goes back from the exchange can pay in another way
    Given a visitor connected with Harbor
    When the dapp asks for "0.5" "ETH" to be paid to "a friend"
    And the visitor chooses "Pay with Harbour Exchange"
    Then the Payment screen is shown
    When the visitor goes back
    Then the Pay screen is shown
    When the visitor chooses "Pay with Harbor"
    And Harbor approves
    Then the dapp is answered "yes"
    And "a friend" receives "0.5" "ETH"

  Scenario Outline: <amount> <symbol>, an infinite fraction in the exchanges' format, is paid exactly
    Given a visitor on the page
    When the dapp asks for "<amount>" "<symbol>" to be paid to "a friend"
    And the visitor chooses "Pay with Harbour Exchange"
    And the visitor pays at the exchange
    Then the dapp is answered "yes"
    And "a friend" receives "<amount>" "<symbol>"

    @core @sandbox
    Examples:
      | amount               | symbol |
      | 0.100000000000000001 | ETH    |

    @sandbox
    Examples: A token with other decimals
      | amount | symbol |
      | 12.99  | KELP   |

  @core
  Scenario: Loading the exchanges can be retried after a failure
    Given the dapp sets "blockchain service" to "failing@exchanges"
    And a visitor on the page
    When the dapp asks for "0.5" "ETH" to be paid to "a friend"
    Then the visitor sees "Unable to get exchanges"
    And "Pay from wallet" can be chosen
    When the dapp sets "blockchain service" to "fine"
    And the visitor chooses "Try again"
    Then "Pay with Harbour Exchange" can be chosen

  @core
  Scenario: An exchange whose page cannot be loaded can be retried
    Given the dapp sets "blockchain service" to "failing@pay-url"
    And a visitor on the page
    When the dapp asks for "0.5" "ETH" to be paid to "a friend"
    And the visitor chooses "Pay with Harbour Exchange"
    Then the visitor sees "Couldn’t open the exchange."
    And "Pay with Harbour Exchange" can be chosen

  @core
  Scenario: The outcome is not missed if the service fails for a while
    Given a visitor on the page
    When the dapp asks for "0.5" "ETH" to be paid to "a friend"
    And the visitor chooses "Pay with Harbour Exchange"
    And the dapp sets "blockchain service" to "failing@buy-status"
    And the visitor pays at the exchange
    And 12000 milliseconds pass
    Then at once the visitor sees "Payment initiated"
    When the dapp sets "blockchain service" to "fine"
    Then the dapp is answered "yes"

  @core
  Scenario: An unknown outcome is not shown as a failure
    Given the dapp sets "blockchain service" to "failing@buy-status"
    And a visitor on the page
    When the dapp asks for "0.5" "ETH" to be paid to "a friend"
    And the visitor chooses "Pay with Harbour Exchange"
    And 61000 milliseconds pass
    Then the visitor sees "Payment status unknown"
    And the dapp is answered "timed-out"
    And the failure says "Unable to get buy status"

  @core
  Scenario: An exchange that never reports an outcome is not polled forever
    Given a visitor on the page
    When the dapp asks for "0.5" "ETH" to be paid to "a friend"
    And the visitor chooses "Pay with Harbour Exchange"
    Then the visitor sees "Payment initiated"
    When 1800000 milliseconds pass
    Then the dapp is answered "timed-out"

  @core @sandbox
  Scenario: A new payment replaces one that is pending at an exchange
    Given a visitor on the page
    When the dapp asks for "0.5" "ETH" to be paid to "a friend"
    And the visitor chooses "Pay with Harbour Exchange"
    Then the visitor sees "Payment initiated"
    When the dapp asks for "0.25" "ETH" to be paid to "a friend"
    Then the Pay screen is shown
    And the visitor sees "0.25 ETH"
