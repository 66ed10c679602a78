Feature: Sending on Solana
  The reviewed transfer is first simulated by the node, then signed, and followed until it is confirmed.

  Background:
    Given the dapp sets "Solana wallets" to "Sunfish, Guppy"

  Scenario: SOL is sent to a new account
    Given a visitor connected with Sunfish
    And the visitor reviews "0.25" "SOL" to "a swimmer"
    When the visitor chooses "Send 0.25 SOL"
    And Sunfish approves
    Then "a swimmer" receives "0.25" "SOL"

  Scenario: A token is sent to an account that never held it
    Given a visitor connected with Sunfish
    And the visitor reviews "12.5" "BRINE" to "a swimmer"
    When the visitor chooses "Send 12.5 BRINE"
    And Sunfish approves
    Then "a swimmer" receives "12.5" "BRINE"

  @sandbox @S6.4
  Scenario: The deposit for the receiver's account does not count as an unexpected loss
    Given a visitor connected with Sunfish
    When the visitor reviews "12.5" "BRINE" to "a swimmer"
    Then the visitor sees "Estimated changes"
    And the visitor sees "−12.5 BRINE"
    And the visitor does not see "This would do more than the review says"
    And "Send 12.5 BRINE" can be chosen

  @sandbox @browser
  Scenario: The site sends a transaction that the wallet only signs
    Given a visitor connected with Guppy
    And the visitor reviews "0.25" "SOL" to "a swimmer"
    When the visitor chooses "Send 0.25 SOL"
    And Guppy approves
    Then "a swimmer" receives "0.25" "SOL"

  Scenario: The visitor declines in the wallet
    Given a visitor connected with Sunfish
    And the visitor reviews "0.25" "SOL" to "a swimmer"
    When the visitor chooses "Send 0.25 SOL"
    And Sunfish rejects
    Then the visitor sees "Transfer declined"
    And "a swimmer" receives nothing

  Scenario: The balance is shown on the account
    Given a visitor connected with Sunfish
    When the visitor opens the modal
    Then the visitor sees "250.75"

  @S5.15
  Scenario: An invalid address is refused
    Given a visitor connected with Sunfish
    When the dapp opens the Send screen
    And the visitor types "0.25" as the amount
    And the visitor types "9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWW0" as the receiver
    Then the visitor sees "Invalid address"

  Scenario Outline: An invalid address is reported in the network's terms
    Given a visitor connected with Sunfish
    When the dapp opens the Send screen
    And the visitor types "<address>" as the receiver
    Then the visitor sees "<hint>"

    Examples:
      | address                                    | hint                           |
      | 9WzDXwBbmkg8                               | Too short                      |
      | 0x12                                       | Not a valid address on this network |
      | 0x71C7656EC7ab88b098defB751B7401B5f6d8976F | Not a valid address on this network |
      | 11111111111111111111111111111111           | Burn address                   |

  @sandbox @browser
  Scenario: A token's own address is refused as the receiver
    Given a visitor connected with Sunfish
    And the dapp fills in a transfer of "1" "SOL" to "the mint of BRINE"
    When the dapp sends the transfer
    Then the dapp is answered "invalid-address"
