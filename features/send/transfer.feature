Feature: Sending
  What was reviewed is what is sent, and what was sent is on the chain.

  @S1.1
  Scenario: The native currency is sent
    Given a visitor connected with Harbor
    And the visitor reviews "0.25" "ETH" to "a friend"
    When the visitor chooses "Send 0.25 ETH"
    And Harbor approves
    Then "a friend" receives "0.25" "ETH"

  @S1.1
  Scenario: A token is sent
    Given a visitor connected with Harbor
    And the visitor reviews "12.5" "KELP" to "a friend"
    When the visitor chooses "Send 12.5 KELP"
    And Harbor approves
    Then "a friend" receives "12.5" "KELP"

  Scenario: A very small amount keeps every digit
    Given a visitor connected with Harbor
    And the visitor reviews "0.000000000000000001" "SALT" to "a friend"
    When the visitor chooses "Send 0.000000000000000001 SALT"
    And Harbor approves
    Then "a friend" receives "0.000000000000000001" "SALT"

  Scenario: The review shows the receiver, the amount and the fee
    Given a visitor connected with Harbor
    And the visitor reviews "0.25" "ETH" to "a friend"
    Then the Review screen is shown
    And the visitor sees "0.25 ETH"
    And the visitor sees "Saltmarsh"
    And the visitor sees "Network fee"

  Scenario: The visitor sees that the transfer has started
    Given a visitor connected with Harbor
    And the visitor reviews "0.25" "ETH" to "a friend"
    When the visitor chooses "Send 0.25 ETH"
    And Harbor approves
    Then the visitor sees "Transaction started"
    And the Account screen is shown

  Scenario: The account shows the remaining balance
    Given a visitor connected with Harbor
    And the visitor reviews "100.5" "KELP" to "a friend"
    When the visitor chooses "Send 100.5 KELP"
    And Harbor approves
    Then the visitor sees "150.25"

  Scenario: The visitor declines in the wallet
    Given a visitor connected with Harbor
    And the visitor reviews "0.25" "ETH" to "a friend"
    When the visitor chooses "Send 0.25 ETH"
    And Harbor rejects
    Then the visitor sees "Transfer declined"
    And the Review screen is shown
    And "a friend" receives nothing

  Scenario: After declining, the visitor can try again
    Given a visitor connected with Harbor
    And the visitor reviews "0.25" "ETH" to "a friend"
    When the visitor chooses "Send 0.25 ETH"
    And Harbor rejects
    And the visitor chooses "Send 0.25 ETH"
    And Harbor approves
    Then "a friend" receives "0.25" "ETH"

  Scenario: The visitor goes back from the review
    Given a visitor connected with Harbor
    And the visitor reviews "0.25" "ETH" to "a friend"
    When the visitor goes back
    Then the Send screen is shown
    And "Review" can be chosen
    And Harbor was never asked to send

  Scenario: Nothing is sent before the visitor has approved in the wallet
    Given a visitor connected with Harbor
    And the visitor reviews "0.25" "ETH" to "a friend"
    When the visitor chooses "Send 0.25 ETH"
    And Harbor does not answer
    Then the visitor sees "Confirm in Harbor"
    And "a friend" receives nothing

  Scenario: A transfer that the receiver reverts fails
    Given a visitor connected with Harbor
    And the dapp fills in a transfer of "1" "ETH" to "a contract that refuses"
    When the dapp sends the transfer
    And Harbor approves
    Then the dapp is answered "transaction-reverted"

  Scenario: A network switch in the wallet clears the transfer
    Given a visitor connected with Harbor
    And the dapp fills in a transfer of "1" "ETH" to "a friend"
    When Harbor switches to "Tidewater"
    And the dapp sends the transfer
    Then the dapp is answered "amount-and-receiver-required"

  Scenario: Without a connection, a transfer fails
    Given a visitor on the page
    When the dapp sends the transfer
    Then the dapp is answered "not-connected"

  Scenario: An amount that the account does not have is reported
    Given a visitor connected with Harbor
    And Harbor switches to its account 3
    When the dapp opens the Send screen
    And the visitor types "0.25" as the amount
    Then the visitor sees "More than you have"
