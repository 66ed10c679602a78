@sandbox
Feature: Accounts of other namespaces
  The service for account data also supports Solana and Bitcoin, each on its own network.

  Background:
    Given the dapp sets "blockchain service" to "fine"

  @S7.6 @S3.6 @S9.11
  Scenario: Sent and received transfers on Solana
    Given the dapp sets "Solana wallets" to "Sunfish"
    And Sunfish receives "7" "SOL" from outside
    And a visitor connected with Sunfish
    And the visitor reviews "1.5" "BRINE" to "a swimmer"
    And the visitor chooses "Send 1.5 BRINE"
    And Sunfish approves
    And the Account screen is shown
    When the visitor chooses "Activity"
    Then the visitor sees "+7.000 SOL"
    And the visitor sees "1.500 BRINE"
    And the visitor sees "Sent"
    And the dapp reads "latest activity of the account" as "send, confirmed"

  @S7.6 @S3.6 @S9.11
  Scenario: Sent and received transfers on Bitcoin
    Given the dapp sets "Bitcoin wallets" to "Ruffe"
    And a visitor connected with Ruffe
    And the visitor reviews "0.5" "BTC" to "a wader"
    And the visitor chooses "Send 0.5 BTC"
    And Ruffe approves
    And the Account screen is shown
    When the visitor chooses "Activity"
    Then the visitor sees "+2.000 BTC"
    And the visitor sees "0.500 BTC"
    And the visitor sees "Sent"
    And the dapp reads "latest activity of the account" as "send, confirmed"

  @S7.4 @S3.1
  Scenario Outline: Balances on <kind> are shown with their value
    Given the dapp sets "<kind> wallets" to "<wallet>"
    And a visitor connected with <wallet>
    When the visitor opens the modal
    Then the visitor sees "<amount>"
    And the visitor sees "<worth>"

    Examples:
      | kind    | wallet  | amount      | worth   |
      | Solana  | Sunfish | BRINE       | $        |
      | Bitcoin | Ruffe   | 3 BTC       | $       |
