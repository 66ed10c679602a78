Feature: Sending on Bitcoin
  The coins are chosen and the fee is shown before signing; the wallet sends the transaction if it can, otherwise the site does.

  Background:
    Given the dapp sets "Bitcoin wallets" to "Ruffe, Bream"

  Scenario Outline: A part of the balance is sent to a new account
    Given a visitor connected with <wallet>
    And the visitor reviews "0.25" "BTC" to "a wader"
    When the visitor chooses "Send 0.25 BTC"
    And <wallet> approves
    Then "a wader" receives "0.25" "BTC"

    Examples:
      | wallet |
      | Bream  |
      | Ruffe  |

  Scenario Outline: The visitor declines in the wallet
    Given a visitor connected with <wallet>
    And the visitor reviews "0.25" "BTC" to "a wader"
    When the visitor chooses "Send 0.25 BTC"
    And <wallet> rejects
    Then the visitor sees "Transfer declined"
    And "a wader" receives nothing

    Examples:
      | wallet |
      | Bream  |
      | Ruffe  |

  @sandbox @browser
  Scenario Outline: An address that is invalid on this network is refused
    Given a visitor connected with Ruffe
    When the dapp opens the Send screen
    And the visitor types "0.25" as the amount
    And the visitor types "<receiver>" as the receiver
    Then the visitor sees "Invalid address"

    Examples: mainnet's, one with a letter wrong, another namespace's
      | receiver                                    |
      | bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq  |
      | bcrt1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5m  |
      | 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed  |

  Scenario: An amount above the balance is refused
    Given a visitor connected with Bream
    When the dapp opens the Send screen
    And the visitor types "3.01" as the amount
    And the visitor types "a wader" as the receiver
    Then the visitor sees "More than you have"
