@sandbox @browser
Feature: The review shows the wallet request
  The review can show the exact request to the wallet and its meaning, decoded from the request itself rather than the form.

  @S6.4
  Scenario Outline: The review shows the request for a transfer: <amount> <symbol>
    Given a visitor connected with Harbor
    And the visitor reviews "<amount>" "<symbol>" to "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
    When the visitor chooses "Request to Harbor"
    Then the visitor sees "<says>"
    And the visitor sees "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
    When the visitor chooses "Send <amount> <symbol>"
    And Harbor does not answer
    Then Harbor was asked exactly what the visitor sees

    Examples:
      | amount | symbol | says                |
      | 0.25   | ETH    | 0.25 ETH            |
      | 12.5   | KELP   | transfer            |

  Scenario Outline: The review shows the request for a transfer on Solana: <amount> <symbol>
    Given the dapp sets "Solana wallets" to "Sunfish"
    And a visitor connected with Sunfish
    And the visitor reviews "<amount>" "<symbol>" to "a swimmer"
    When the visitor chooses "Request to Sunfish"
    Then the visitor sees "<amount> <symbol>"
    When the visitor chooses "Send <amount> <symbol>"
    And Sunfish does not answer
    Then Sunfish was asked exactly what the visitor sees
    When Sunfish approves
    Then "a swimmer" receives "<amount>" "<symbol>"

    Examples:
      | amount | symbol |
      | 0.25   | SOL    |
      | 12.5   | BRINE  |

  Scenario: The review shows the request for a transfer on Bitcoin to a wallet that sends
    Given the dapp sets "Bitcoin wallets" to "Bream"
    And a visitor connected with Bream
    And the visitor reviews "0.25" "BTC" to "a wader"
    When the visitor chooses "Request to Bream"
    Then the visitor sees "0.25 BTC"
    When the visitor chooses "Send 0.25 BTC"
    And Bream does not answer
    Then Bream was asked exactly what the visitor sees
    When Bream approves
    Then "a wader" receives "0.25" "BTC"

  Scenario: The review shows the request for a transfer on Bitcoin to a wallet that only signs
    Given the dapp sets "Bitcoin wallets" to "Ruffe"
    And a visitor connected with Ruffe
    And the visitor reviews "0.25" "BTC" to "a wader"
    When the visitor chooses "Request to Ruffe"
    And the visitor chooses "Send 0.25 BTC"
    And Ruffe does not answer
    Then Ruffe was asked exactly what the visitor sees
    And the visitor sees "signPsbt"
    And the visitor sees "Back to you"
    When Ruffe approves
    Then "a wader" receives "0.25" "BTC"
