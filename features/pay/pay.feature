Feature: Paying a site's request
  A dapp requests an amount, and the visitor chooses to pay from their wallet or at an exchange. What is shown is what is sent.

  Background:
    Given the dapp sets "feature pay" to "yes"

  @S1.4
  Scenario Outline: The visitor pays from the wallet, in <symbol>
    Given a visitor connected with Harbor
    When the dapp asks for "<amount>" "<symbol>" to be paid to "a friend"
    Then the Pay screen is shown
    And the visitor sees "<amount> <symbol>"
    And the visitor sees "on Saltmarsh"
    When the visitor chooses "Pay with Harbor"
    Then the Payment screen is shown
    And the visitor sees "Waiting for confirmation"
    When Harbor approves
    Then the dapp is answered "yes"
    And the answer is the hash of a transaction
    And "a friend" receives "<amount>" "<symbol>"
    And the visitor sees "Payment completed"
    And Harbor was asked once to send
    And the modal is closed

    Examples:
      | amount | symbol |
      | 0.1    | ETH    |
      | 12.34  | KELP   |

  @sandbox
  Scenario: Without a connection, the payment starts once the visitor has connected
    Given a visitor on the page
    When the dapp asks for "0.1" "ETH" to be paid to "a friend"
    And the visitor chooses "Pay from wallet"
    Then the Connect screen is shown
    When the visitor chooses "Harbor"
    And Harbor approves
    Then the Payment screen is shown
    And the visitor sees "Waiting for confirmation"
    When Harbor approves
    Then the dapp is answered "yes"
    And "a friend" receives "0.1" "ETH"

  @core @sandbox
  Scenario: A visitor who does not connect does not pay
    Given a visitor on the page
    When the dapp asks for "0.1" "ETH" to be paid to "a friend"
    And the visitor chooses "Pay from wallet"
    Then the Connect screen is shown
    When the visitor goes back
    Then the Pay screen is shown
    And "Pay from wallet" can be chosen
    When the visitor closes the modal
    Then the dapp is answered "cancelled"

  @core @sandbox
  Scenario: The visitor can disconnect the wallet without leaving the payment
    Given a visitor connected with Harbor
    When the dapp asks for "0.1" "ETH" to be paid to "a friend"
    And the visitor chooses "Disconnect"
    Then the Pay screen is shown
    And "Pay from wallet" can be chosen
    And the visitor is not connected

  @sandbox
  Scenario: The wallet is switched to the payment's network
    Given a visitor connected with Harbor
    When the dapp asks for "0.1" "ETH" to be paid to "a friend" on Tidewater
    And the visitor chooses "Pay with Harbor"
    Then the visitor sees "Switch to Tidewater in Harbor."
    When Harbor approves
    Then the visitor sees "Confirm the payment in Harbor."
    And the network is "Tidewater"
    When Harbor approves
    Then the dapp is answered "yes"

  Scenario: A wallet that does not switch gets no payment request
    Given a visitor connected with Harbor
    When the dapp asks for "0.1" "ETH" to be paid to "a friend" on Tidewater
    And the visitor chooses "Pay with Harbor"
    Then the visitor sees "Switch to Tidewater in Harbor."
    When Harbor rejects
    Then the dapp is answered "rejected"
    And the failure says "Unable to process payment"
    And Harbor was never asked to send

  @core @sandbox
  Scenario: Declining in the wallet pays nothing and causes no alert
    Given a visitor connected with Harbor
    When the dapp asks for "0.1" "ETH" to be paid to "a friend"
    And the visitor chooses "Pay with Harbor"
    Then the visitor sees "Waiting for confirmation"
    When Harbor rejects
    Then the visitor sees "Payment failed"
    And the visitor sees "You declined in your wallet. Nothing was paid."
    And the dapp is answered "rejected"
    And "a friend" receives nothing

  @core @sandbox
  Scenario: Closing the modal does not cancel the payment, and a second one is refused
    Given a visitor connected with Harbor
    When the dapp asks for "0.1" "ETH" to be paid to "a friend"
    And the visitor chooses "Pay with Harbor"
    Then the visitor sees "Waiting for confirmation"
    When Harbor does not answer
    And the visitor closes the modal
    And the dapp asks for "0.5" "ETH" to be paid to "a friend"
    Then the dapp is answered "already-pending"
    And the Payment screen is shown
    When Harbor approves
    Then "a friend" receives "0.1" "ETH"
    And the visitor sees "Payment completed"

  @core @sandbox
  Scenario: A failed payment is reported
    Given a visitor connected with Harbor
    When the dapp asks for "0.1" "ETH" to be paid to "a contract that refuses"
    And the visitor chooses "Pay with Harbor"
    And Harbor approves
    Then the dapp is answered "transaction-reverted"
    And the failure says "Unable to process payment"

  @core
  Scenario: The outcome is shown for three seconds
    Given a visitor connected with Harbor
    When the dapp asks for "0.1" "ETH" to be paid to "a friend"
    And the visitor chooses "Pay with Harbor"
    And Harbor approves
    Then at once the visitor sees "Payment completed"
    When 2990 milliseconds pass
    Then at once the visitor sees "Payment completed"
    When 20 milliseconds pass
    Then the modal is closed

  @core @sandbox
  Scenario Outline: An invalid payment is refused before it is shown: <what>
    Given a visitor connected with Harbor
    When the dapp asks for "<amount>" "<symbol>" to be paid to "<to>"
    Then the dapp is answered "<code>"
    And the failure says "<words>"
    And the modal is closed

    Examples:
      | what              | amount     | symbol | to       | code            | words                         |
      | no sum            | 0          | ETH    | a friend | invalid-amount  | Invalid payment amount        |
      | less than nothing | -1         | ETH    | a friend | invalid-amount  | Invalid payment amount        |
      | finer than it is  | 0.00000001 | KELP   | a friend | invalid-amount  | Invalid payment amount        |
      | no number         | much       | ETH    | a friend | invalid-options | Invalid payment configuration |
      | to no address     | 1          | ETH    | harbor   | invalid-address | Invalid recipient address     |

  @core @sandbox
  Scenario: A payment whose outcome was reported to the dapp can no longer be paid
    Given a visitor connected with Harbor
    When the dapp asks for "0.1" "ETH" to be paid to "a friend"
    And the visitor chooses "Pay with Harbor"
    Then the visitor sees "Waiting for confirmation"
    When Harbor rejects
    Then the dapp is answered "rejected"
    And the visitor sees "Payment failed"
    When the visitor goes back
    Then the modal is closed

  @core @sandbox
  Scenario: A visitor who went back sees the outcome instead of another payment
    Given a visitor connected with Harbor
    When the dapp asks for "0.1" "ETH" to be paid to "a friend"
    And the visitor chooses "Pay with Harbor"
    Then the visitor sees "Waiting for confirmation"
    When the visitor goes back
    Then the visitor sees "Waiting for your wallet"
    When Harbor approves
    Then the visitor sees "Payment completed"
    When the visitor goes back
    Then the modal is closed
    And Harbor was asked once to send

  Scenario: A payment without its details is refused
    Given a visitor on the page
    When the dapp asks for a payment without its details
    Then the dapp is answered "invalid-options"
    And the failure says "Invalid payment configuration"

  @core @sandbox
  Scenario: An address with a typo is refused
    Given a visitor connected with Harbor
    When the dapp asks for "0.5" "ETH" to be paid to "0x70997970c51812dc3A010C7d01b50e0d17dc79C8"
    Then the dapp is answered "invalid-address"
    And the failure says "Invalid recipient address"
    And the modal is closed

  @core @sandbox
  Scenario: A network that is not configured is refused
    Given a visitor connected with Harbor
    When the dapp asks for "0.1" "ETH" to be paid to "a friend" on Farshore
    Then the dapp is answered "invalid-options"
    And the failure says "Invalid payment configuration"
    And Harbor was never asked to send

  @core @sandbox
  Scenario: Decimals that differ from the token's are refused
    Given a visitor connected with Harbor
    When the dapp asks for "1" "KELP" with 18 decimals to be paid to "a friend"
    Then the dapp is answered "invalid-options"
    And the modal is closed
    And Harbor was never asked to send

  @S1.6
  Scenario: Payments are off by default
    Given the dapp sets "feature pay" to "no"
    And a visitor connected with Harbor
    When the dapp asks for "0.1" "ETH" to be paid to "a friend"
    Then the dapp is answered "method-not-supported"
    And the failure says "Pay is off: turn `features.pay` on"
    And the modal is closed
