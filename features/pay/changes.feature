Feature: Simulated changes of a payment
  The network's node simulates the payment, if a wallet is connected to pay it.

  Background:
    Given the dapp sets "feature pay" to "yes"

  @core @sandbox @S6.4
  Scenario: The outgoing amount is shown before the wallet request
    Given a visitor connected with Harbor
    When the dapp asks for "12.34" "KELP" to be paid to "a friend"
    Then the visitor sees "−12.34 KELP"
    And the visitor sees "An estimate by the network’s node"

  @core @S6.4
  Scenario: A payment that would take more than is requested needs consent
    Given the node of Saltmarsh is simulating a larger loss
    And a visitor connected with Harbor
    When the dapp asks for "0.1" "ETH" to be paid to "a friend"
    Then the visitor sees "This would do more than the review says"
    And "Pay with Harbor" cannot be chosen
    When the visitor chooses "I understand that more may leave my wallet than this payment shows"
    Then "Pay with Harbor" can be chosen
